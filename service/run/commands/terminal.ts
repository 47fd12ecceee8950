import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  output: { write: (text: string) => unknown }
}

const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })

export async function askSecretly({ input, output }: Terminal, question: string): Promise<string | null> {
  const reader = createInterface({ input, output: nowhere, terminal: input.isTTY === true, historySize: 0 })
  // Prompts only after the reader is open, since the terminal itself would echo anything typed earlier.
  output.write(question)
  const typed = await new Promise<string | null>((resolve) => {
    reader.once('line', resolve).once('close', () => resolve(null))
  })
  reader.close()
  output.write('\n')
  return typed
}
