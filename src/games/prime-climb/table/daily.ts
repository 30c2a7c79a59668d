export { today } from '../../../shell/solo';
