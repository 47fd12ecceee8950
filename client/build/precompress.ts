import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const text = /\.(js|css|svg|txt|webmanifest)$/
/** Files smaller than this, in bytes, are not worth compressing. */
const least = 1000

/**
 * Writes a brotli file next to each text file except index.html, which the server modifies for each response.
 */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'plaza-precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = build.write ? resolve(root, build.outDir) : ''
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        if (folder === '') return
        const entries = await readdir(folder, { recursive: true, withFileTypes: true })
        const files = entries.filter((entry) => entry.isFile() && text.test(entry.name))
        await Promise.all(files.map(({ parentPath, name }) => pack(join(parentPath, name))))
      },
    },
  }
}

async function pack(path: string) {
  const bytes = await readFile(path)
  if (bytes.length < least) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await writeFile(`${path}.br`, await brotli(bytes, { params }))
}
