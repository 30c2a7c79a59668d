import '../src/storage/install';
import './commonChunk';
import { registerRootComponent } from 'expo';
import { App } from './App';

registerRootComponent(App);
