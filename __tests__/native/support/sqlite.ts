/** A phone's SQLite, as much of it as one table of keys and values asks for. What was written outlives the module that wrote it. */
const rows = new Map<string, string>();
let version = 0;

type Row = readonly (string | number)[];

const ANSWERS: readonly (readonly [RegExp, (values: readonly string[]) => readonly Row[]])[] = [
  [/^PRAGMA user_version$/, () => [[version]]],
  [/^SELECT value FROM storage/, ([key]) => (rows.has(key!) ? [[rows.get(key!)!]] : [])],
  [
    /^SELECT key FROM storage LIMIT/,
    ([nth]) => [...rows.keys()].slice(Number(nth), Number(nth) + 1).map((key) => [key]),
  ],
  [/^SELECT key FROM storage/, () => [...rows.keys()].map((key) => [key])],
  [/^SELECT COUNT/, () => [[rows.size]]],
  [/^INSERT INTO storage/, ([key, value]) => (rows.set(key!, value!), [])],
  [/^DELETE FROM storage WHERE/, ([key]) => (rows.delete(key!), [])],
];

const columnOf = (sql: string): string => (/ as (\w+)/.exec(sql) ?? /^\w+ (\w+)/.exec(sql))?.[1] ?? '';

class NativeStatement {
  sql = '';
  rows: readonly Row[] = [];
  runSync(_database: unknown, values: Record<string, string>) {
    const answer = ANSWERS.find(([asked]) => asked.test(this.sql));
    if (!answer) throw new Error(`No such statement: ${this.sql}`);
    this.rows = answer[1](Object.values(values));
    return { lastInsertRowId: 0, changes: 1, firstRowValues: this.rows[0] ?? [] };
  }
  getColumnNamesSync = () => [columnOf(this.sql)];
  getAllSync = () => this.rows.slice(1);
  stepSync = () => null;
  resetSync = () => {};
  finalizeSync = () => {};
}

class NativeDatabase {
  initSync = () => {};
  closeSync = () => {};
  prepareSync(statement: NativeStatement, sql: string) {
    statement.sql = sql;
  }
  execSync(sql: string) {
    const [, next] = /^PRAGMA user_version = (\d+)/.exec(sql) ?? [];
    if (next) version = Number(next);
  }
}

export const sqlite = {
  defaultDatabaseDirectory: '/data',
  ensureDatabasePathExistsSync: () => {},
  NativeDatabase,
  NativeStatement,
  addListener: () => ({ remove: () => {} }),
};
