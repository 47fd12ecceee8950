import { errorToast, failureOf, type Toast } from '../../domain.ts'
import type { Message } from '../../language/message.ts'

const inWords = /^(CONFLICT|RATE_LIMITED)$/

/**
 * The server's message if its code means that the message tells the user what to do next; otherwise the given
 * text.
 */
export function refusal(error: unknown, otherwise: Message): Toast {
  const { code, message } = failureOf(error)
  return errorToast(inWords.test(code) && message !== '' ? message : otherwise)
}
