import { type Dirent, readdirSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pLimit from 'p-limit'

const syncsFolders = process.platform !== 'win32'

export async function syncTree(folder: string) {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile()).map(pathOf)
  const folders = entries.filter((entry) => entry.isDirectory()).map(pathOf)
  await pLimit(16).map(files, syncPath)
  await Promise.all([...folders, folder, dirname(folder)].map(syncFolder))
}

export async function syncFolder(path: string) {
  if (syncsFolders) await syncPath(path)
}

async function syncPath(path: string) {
  // Windows can sync only files that are open for writing.
  const handle = await open(path, syncsFolders ? 'r' : 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const pathOf = (entry: Dirent) => join(entry.parentPath, entry.name)
