import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGateway } from '../../../gateway/app.ts'
import { openTestDoor } from '../../support/http/door.ts'
import { testIntake } from '../../support/http/intake.ts'

let close = () => {}
let url = ''

beforeAll(async () => {
  const silent = () => {}
  const gateway = createGateway({
    commonUrl: 'http://plaza.test',
    playground: true,
    // By GET, only the client's own documents run; here those are the documents that the audits send.
    operations: {
      typename: '{ __typename }',
      type: 'query Type($name: String!) { __type(name: $name) { name } }',
    },
    log: { info: silent, warn: silent, error: silent },
    intake: testIntake(),
    fetch: async () => Response.json({}),
  })
  const door = await openTestDoor({ gateway })
  close = door.close
  url = `${door.url}/graphql`
})
afterAll(() => close())

describe('GraphQL over HTTP', () => {
  const audits = serverAudits({ url: () => url })

  test('there are 61 audits', () => expect(audits).toHaveLength(61))

  test.each(audits)('$id $name', async (audit) => {
    const result = await audit.fn()
    expect(result.status === 'ok' ? 'ok' : result.reason).toBe('ok')
  })
})
