/** Loaded with `--import` into a process that has a channel to its parent: each message is answered with the CPU time that it has used. */
process.on('message', () => process.send?.(process.cpuUsage()))
process.channel?.unref()
