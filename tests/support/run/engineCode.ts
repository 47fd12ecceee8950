import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')

/** The embedded engine's code. While it is referenced, V8 shares it with all engines of this process; otherwise each would compile it anew. */
export const engineCode = await WebAssembly.compile(await readFile(join(dirname(entry), 'pglite.wasm')))
