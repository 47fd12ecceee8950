import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')

/**
 * The compiled code of the embedded engine. While it is referenced, V8 shares it between all engines of this
 * process; otherwise each engine would compile it again.
 */
export const engineCode = await WebAssembly.compile(await readFile(join(dirname(entry), 'pglite.wasm')))
