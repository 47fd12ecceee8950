/** Loaded with `--import` into a process with a channel to its parent; answers each message with the CPU time that the process has used. */
process.on('message', () => process.send?.(process.cpuUsage()))
process.channel?.unref()
