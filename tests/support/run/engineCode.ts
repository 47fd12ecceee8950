import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')

/** The embedded engine's code. V8 shares it with all engines of this process while somebody holds it; each would compile it anew. */
export const engineCode = await WebAssembly.compile(await readFile(join(dirname(entry), 'pglite.wasm')))
