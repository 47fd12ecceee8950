import { createServer, type Socket } from 'node:net'

/** An email as the server received it. */
export interface Received {
  from: string
  to: string[]
  /** Headers and body as sent. */
  data: string
}

/** A mail server for tests, which accepts mail in plain SMTP and answers `RCPT TO` with the result of `answer`. */
export async function smtpServer(answer: (to: string) => string = () => '250 OK', port = 0) {
  const received: Received[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    converse(socket, answer, (mail) => received.push(mail))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  const listening = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${listening}`,
    port: listening,
    received,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function converse(socket: Socket, answer: (to: string) => string, take: (mail: Received) => void) {
  let mail: Received = { from: '', to: [], data: '' }
  let isData = false
  let rest = ''
  const say = (line: string) => socket.write(`${line}\r\n`)

  const hear = (line: string) => {
    if (isData) {
      if (line !== '.') mail.data += `${line}\n`
      else {
        take(mail)
        mail = { from: '', to: [], data: '' }
        isData = false
        say('250 taken')
      }
      return
    }
    const [, address = ''] = /<(.*?)>/.exec(line) ?? []
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'MAIL') mail.from = address
    if (verb === 'RCPT') {
      const reply = answer(address)
      if (reply.startsWith('2')) mail.to.push(address)
      say(reply)
      return
    }
    isData = verb === 'DATA'
    if (verb === 'QUIT') socket.end('221 bye\r\n')
    else say(isData ? '354 go on' : '250 OK')
  }

  say('220 test')
  socket.on('data', (bytes: Buffer) => {
    const lines = (rest + bytes.toString()).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) hear(line)
  })
}
