/** Phones have no `localStorage`: this puts one in place, synchronous like a browser's and kept in SQLite. */
import 'expo-sqlite/localStorage/install';
