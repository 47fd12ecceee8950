import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

/** Where a person types and reads: the process's own, but in tests. */
export interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  output: { write: (text: string) => unknown }
}

const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })

/** One line as it is typed, without showing it; null when nothing comes. Without a terminal it is the first line sent. */
export async function askSecretly({ input, output }: Terminal, question: string): Promise<string | null> {
  const reader = createInterface({ input, output: nowhere, terminal: input.isTTY === true, historySize: 0 })
  // Only now: before, the terminal itself would show what is typed.
  output.write(question)
  const typed = await new Promise<string | null>((resolve) => {
    reader.once('line', resolve).once('close', () => resolve(null))
  })
  reader.close()
  output.write('\n')
  return typed
}
