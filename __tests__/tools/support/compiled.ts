import { join } from 'node:path';

import ts from 'typescript';

const root = join(__dirname, '..', '..', '..');

/** What a `tsconfig` of the house says, as the compiler reads it. */
export function configOf(project: string): ts.ParsedCommandLine {
  const config = ts.getParsedCommandLineOfConfigFile(join(root, project), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, ' '));
    },
  });
  if (!config) throw new Error(`No ${project}`);
  return config;
}

type Complaints = Readonly<Record<string, readonly string[]>>;

/** Complaints about files that stand nowhere but in memory, by file; `brought` are those that only others import. */
export function complaintsOf(
  { options, fileNames }: Pick<ts.ParsedCommandLine, 'options' | 'fileNames'>,
  written: Readonly<Record<string, string>>,
  brought: Readonly<Record<string, string>> = {},
): Complaints {
  const texts = new Map(
    Object.entries({ ...written, ...brought }).map(([file, text]) => [join(root, file), text]),
  );
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  host.getSourceFile = (file, version, ...rest) => {
    const text = texts.get(file);
    return text === undefined
      ? getSourceFile(file, version, ...rest)
      : ts.createSourceFile(file, text, version);
  };
  const own = Object.keys(written).map((file) => join(root, file));
  const program = ts.createProgram({ rootNames: [...fileNames, ...own], options, host });
  const said = (file: string) =>
    [...program.getOptionsDiagnostics(), ...program.getSemanticDiagnostics(program.getSourceFile(file))]
      .filter((diagnostic) => diagnostic.file?.fileName === file)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  return Object.fromEntries(Object.keys(written).map((file) => [file, said(join(root, file))]));
}
