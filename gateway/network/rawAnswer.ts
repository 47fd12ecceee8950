import { STATUS_CODES } from 'node:http'

/** The response to an unreadable request; it closes the connection. */
export function rawAnswer(status: number, headers: Record<string, string>): string {
  const all = { ...headers, Connection: 'close', 'Content-Length': '0' }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`
}
