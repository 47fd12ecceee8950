/**
 * Loaded with `--import` into a process that has a channel to its parent. Answers each message with the CPU
 * time that the process has used.
 */
process.on('message', () => process.send?.(process.cpuUsage()))
process.channel?.unref()
