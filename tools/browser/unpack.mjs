/**
 * Unpacks the packaged Chromium into the folder named by TMPDIR. A process of its own, because the package is an ES module (Jest
 * cannot import it) that writes to the temporary folder of the process it runs in.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inflate } from '@sparticuz/chromium';

const bin = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', 'bin');
const archives = ['chromium.br', 'swiftshader.tar.br', 'fonts.tar.br', 'al2023.tar.br'];

await Promise.all(archives.map((archive) => inflate(join(bin, archive))));
