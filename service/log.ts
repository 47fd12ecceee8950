import { type Logger, pino } from 'pino'
import pretty from 'pino-pretty'

/** Structured lines on the standard output, one an occurrence; readable ones when a person watches. */
export function openLog(level: string): Logger {
  if (!process.stdout.isTTY) return pino({ level })
  return pino({ level }, pretty({ ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss', singleLine: true }))
}
