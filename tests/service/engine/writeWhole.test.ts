import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeWhole } from '../../../service/store/engine/disk/writeWhole.ts'

describe('a file that is written atomically', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plaza-whole-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('CO-4 replaces the previous file, can be read only by its owner, and leaves no other files behind', async () => {
    const path = join(folder, 'one')
    await writeWhole(path, 'first')
    await writeWhole(path, Buffer.from('second'))
    expect(await readFile(path, 'utf8')).toBe('second')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect(await readdir(folder)).toEqual(['one'])
  })

  it('leaves no partial file behind if it cannot be written', async () => {
    // A file cannot be renamed onto a folder.
    const path = join(folder, 'taken')
    await mkdir(path)
    await expect(writeWhole(path, 'text')).rejects.toThrow(/EISDIR|EPERM/)
    expect(await readdir(folder)).toEqual(['taken'])
    await expect(writeWhole(join(folder, 'missing', 'one'), 'text')).rejects.toThrow('ENOENT')
    expect(await readdir(folder)).toEqual(['taken'])
  })
})
