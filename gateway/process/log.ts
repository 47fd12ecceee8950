import { Writable } from 'node:stream'
import { type Logger, pino } from 'pino'
import { openOutput } from './output.ts'

export async function openLog(level: string): Promise<Logger> {
  const write = openOutput(1)
  if (!process.stdout.isTTY) return pino({ level }, { write })
  const destination = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      write(chunk.toString())
      done()
    },
  })
  const { default: pretty } = await import('pino-pretty')
  const looks = { ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss', singleLine: true }
  return pino({ level }, pretty({ ...looks, destination }))
}
