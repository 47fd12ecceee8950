import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** For versions 2 and 1 of the kernel's control groups: the folder, and the file that contains the limit. */
const controllers = [
  { folder: '/sys/fs/cgroup', marker: 'cgroup.controllers', limit: 'memory.max' },
  { folder: '/sys/fs/cgroup/memory', marker: 'memory.limit_in_bytes', limit: 'memory.limit_in_bytes' },
]

/** A limit that the kernel enforces: it kills any process of the group that exceeds it. */
export interface MemoryLimit {
  hold: (pid: number) => void
  remove: () => void
}

/** Creates the group; null if this machine does not allow it. */
export function limitMemory(name: string, bytes: number): MemoryLimit | null {
  for (const { folder, marker, limit } of controllers) {
    if (!existsSync(join(folder, marker))) continue
    const group = join(folder, name)
    try {
      mkdirSync(group)
      writeFileSync(join(group, limit), String(bytes))
    } catch {
      continue
    }
    return {
      hold: (pid) => writeFileSync(join(group, 'cgroup.procs'), String(pid)),
      remove: () => rmdirSync(group),
    }
  }
  return null
}
