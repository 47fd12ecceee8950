import { setTimeout as pause } from 'node:timers/promises'

interface Letter {
  to: string
  text: string
}

/** The latest code that was mailed to an address; waits for the email. */
export async function codeFor(url: string, email: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const letters = (await (await fetch(`${url}/mailbox.json`)).json()) as Letter[]
    const letter = letters.find(({ to }) => to === email)
    const [code] = /\b\d{6}\b/.exec(letter?.text ?? '') ?? []
    if (code) return code
    await pause(100)
  }
  throw new Error(`No code was mailed to ${email}.`)
}
