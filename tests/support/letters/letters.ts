import { announceChanges } from '../../../service/mail/bulk/announce.ts'
import { writeDailyLetters } from '../../../service/mail/bulk/daily.ts'
import { writeEndingLetters } from '../../../service/mail/bulk/seriesEndings.ts'
import type { Person, TestService } from '../service.ts'

const signal = new AbortController().signal

/** Runs the jobs that write letters, and returns the emails sent to a person so far. */
export async function lettersTo(service: TestService, { email }: Pick<Person, 'email'>) {
  await writeLetters(service)
  return await service.mails(email)
}

export async function writeLetters({ db, now, services }: TestService) {
  await announceChanges(db, now(), signal)
  const { timeZone } = services
  await writeDailyLetters({ db, timeZone }, now(), signal)
  await writeEndingLetters({ db, timeZone }, now(), signal)
}

export async function keep(service: TestService, { token }: Person, event_id: number) {
  const { status } = await service.request('POST', '/common/favorites/add/', { token, json: { event_id } })
  if (status !== 200) throw new Error(`keeping answered ${status}`)
}
