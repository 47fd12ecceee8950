import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HttpError } from '../../../service/http/httpError.ts'
import { keyedRequest, writeOnce } from '../../../service/http/repeats/repeat.ts'
import { carryOut } from '../../../service/http/repeats/underWay.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'

describe('work with an idempotency key', () => {
  let service: TestService
  let asha: Person
  const clock = () => new Date('2026-06-15T12:00:00Z')

  beforeAll(async () => {
    service = await openTestService()
    asha = await service.person()
  })
  afterAll(() => service.close())

  const carry = (keyed: Awaited<ReturnType<typeof keyedRequest>>, work: () => Promise<unknown>) =>
    carryOut(
      {
        db: service.db,
        clock,
        log: pino({ level: 'silent' }),
        header: () => undefined,
        hold: (held) => void held.catch(() => null),
      },
      keyed,
      work,
    )
  const goneText = 'This picture is gone.'
  const refuse = () => Promise.reject(new HttpError(400, goneText))

  test('is answered like the same request that another instance carried out meanwhile', async () => {
    const keyed = await keyedRequest(asha.id, 'both', { deleted_images: '1' })
    const answer = { deleted: 1 }
    const beside = async () => {
      await writeOnce(service.db, keyed, clock(), async () => answer)
      return await refuse()
    }
    expect(await carry(keyed, beside)).toEqual(answer)
  })

  test('is refused where no other request did it, or one with another body', async () => {
    const keyed = await keyedRequest(asha.id, 'alone', { deleted_images: '1' })
    await expect(carry(keyed, refuse)).rejects.toMatchObject({ status: 400, message: goneText })
    await expect(carry(null, refuse)).rejects.toMatchObject({ status: 400 })
    const other = await keyedRequest(asha.id, 'alone', { deleted_images: '2' })
    const beside = async () => {
      await writeOnce(service.db, other, clock(), async () => ({ deleted: 2 }))
      return await refuse()
    }
    await expect(carry(keyed, beside)).rejects.toMatchObject({ status: 422 })
  })
})
