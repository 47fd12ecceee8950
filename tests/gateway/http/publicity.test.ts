import { mkdtemp, rm } from 'node:fs/promises'
import { freePort } from '../../support/freePort.ts'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '../double.ts'
import { killServices, startPlaza, untilReady } from '../../support/serviceProcess.ts'

const sample = { email: 'maya@plaza.localhost', password: 'lanterns-on-the-river' }
const boss = { email: 'boss@plaza.localhost', password: 'seven ports' }
const forwarded = { 'x-forwarded-for': '203.0.113.9' }
const json = { 'content-type': 'application/json' }

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaza-public-'))
})
afterAll(async () => {
  killServices()
  await rm(folder, { recursive: true, force: true })
})

type Plaza = Awaited<ReturnType<typeof open>>

async function open(variables: Record<string, string> = {}) {
  const port = await freePort()
  const plaza = startPlaza({ PORT: String(port), DATA_DIR: folder, ...variables })
  await untilReady(port)
  await expect.poll(plaza.output, { timeout: 60_000 }).toContain('Plaza is at')
  const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init)
  return {
    ...plaza,
    ask,
    login: (who: object, headers: Record<string, string> = {}) =>
      ask('/common/login/', {
        method: 'POST',
        headers: { ...json, ...headers },
        body: JSON.stringify(who),
      }),
    end: async () => {
      plaza.child.kill('SIGTERM')
      return await plaza.ended
    },
  }
}

/** The statuses of the pages that only the machine's owner may see. */
async function shown({ ask }: Plaza, headers: Record<string, string> = {}) {
  const page = { ...headers, accept: 'text/html' }
  const statusOf = async (path: string, init: RequestInit) => (await ask(path, init)).status
  const body = JSON.stringify({ query: '{ __schema { queryType { name } } }' })
  return {
    playground: await statusOf('/graphql', { headers: page }),
    schema: await statusOf('/graphql/schema.graphql', { headers }),
    introspection: await statusOf('/graphql', { method: 'POST', headers: { ...json, ...headers }, body }),
    mailbox: await statusOf('/mailbox', { headers }),
    mail: await statusOf('/mailbox.json', { headers }),
    metrics: await statusOf('/metrics', { headers }),
  }
}

const all = {
  playground: 200,
  schema: 200,
  introspection: 200,
  mailbox: 200,
  mail: 200,
  metrics: 200,
}
const none = {
  playground: 406,
  schema: 404,
  introspection: 403,
  mailbox: 404,
  mail: 404,
  metrics: 404,
}

async function tokenOf(answer: Response): Promise<string> {
  const { tokens } = (await answer.json()) as { tokens?: { access: string } }
  return tokens?.access ?? ''
}

/** Status, body and headers, except headers that always differ. */
async function whole(answer: Response) {
  const { 'x-request-id': _id, date: _date, ...headers } = Object.fromEntries(answer.headers)
  return { status: answer.status, headers, body: await answer.text() }
}

const warnings = ({ output }: Plaza) => output().match(/Plaza is public from now on/g)?.length ?? 0

describe('PUBLIC starting several times on one data folder, at first on loopback', () => {
  let token = ''

  test('a new installation is open until a request comes through a proxy', async () => {
    const plaza = await open({ SUPERADMIN_EMAIL: boss.email, SUPERADMIN_PASSWORD: boss.password })
    expect(plaza.output()).toContain(`${sample.email} with password ${sample.password}`)
    expect(plaza.output()).toMatch(/mail is at http:\S+\/mailbox/)
    expect(await shown(plaza)).toEqual(all)
    token = await tokenOf(await plaza.login(sample))
    const profile = () => plaza.ask('/common/profile/', { headers: { authorization: `Bearer ${token}` } })
    expect((await profile()).status).toBe(200)
    expect((await plaza.login(boss)).status).toBe(200)
    expect(warnings(plaza)).toBe(0)

    expect((await plaza.ask('/mailbox.json', { headers: forwarded })).status).toBe(404)
    expect(await shown(plaza, forwarded)).toEqual(none)
    // A program on this machine may still read the metrics.
    expect(await shown(plaza)).toEqual({ ...none, metrics: 200 })
    expect((await profile()).status).toBe(401)
    expect((await plaza.login(sample)).status).toBe(401)
    expect((await plaza.login(boss)).status).toBe(401)
    await expect.poll(() => warnings(plaza)).toBe(1)
    await expect
      .poll(plaza.output)
      .toMatch(/set PUBLIC_URL and TRUSTED_HOPS \(docs\/deployment\.md\), or PUBLIC=off/)
    expect(await plaza.end()).toBe(0)
  })

  test('PUBLIC=off: a proxy changes nothing, and the client gets PUBLIC_URL and paths of pictures', async () => {
    const plaza = await open({ PUBLIC: 'off', HOST: '0.0.0.0', PUBLIC_URL: 'https://plaza.example' })
    expect(await shown(plaza, forwarded)).toEqual(all)
    expect((await plaza.login(sample, forwarded)).status).toBe(200)
    const bossToken = await tokenOf(await plaza.login(boss, forwarded))
    const answer = await plaza.ask('/graphql', {
      method: 'POST',
      headers: { ...json, ...forwarded, authorization: `Bearer ${bossToken}` },
      body: JSON.stringify({
        query: '{ features { publicUrl } homepageContent { image { url template } } }',
      }),
    })
    const { data } = (await answer.json()) as Answer
    expect(data?.['features']).toEqual({ publicUrl: 'https://plaza.example' })
    expect(data?.['homepageContent']).toContainEqual({
      image: {
        url: expect.stringMatching(/^https:\/\/plaza\.example\/media\/\w+\.jpg$/),
        template: expect.stringMatching(/^\/media\/\w+-\{width\}\.\{format\}$/),
      },
    })
    expect(warnings(plaza)).toBe(0)
    expect(await plaza.end()).toBe(0)
  })

  test('public from the beginning: no access with the published password or a weak one', async () => {
    const plaza = await open({ PUBLIC: 'on', SMTP_URL: 'smtp://127.0.0.1:9' })
    expect(plaza.output()).not.toContain(sample.password)
    expect(plaza.output()).not.toContain('/mailbox')
    expect(await shown(plaza)).toEqual({ ...none, metrics: 200 })
    expect(await shown(plaza, forwarded)).toEqual(none)
    const profile = await plaza.ask('/common/profile/', { headers: { authorization: `Bearer ${token}` } })
    expect(profile.status).toBe(401)

    const unknown = await whole(await plaza.login({ ...sample, email: 'nobody@example.org' }))
    expect(unknown.status).toBe(401)
    expect(await whole(await plaza.login(sample))).toEqual(unknown)
    expect(await whole(await plaza.login({ ...sample, email: 'Maya@Plaza.localhost' }))).toEqual(unknown)
    expect(await whole(await plaza.login(boss))).toEqual(unknown)
    await expect.poll(plaza.output).toContain("A superadmin's password must be at least 12 characters.")
    const mutation =
      'mutation login($email: String!, $password: String!) { login(email: $email, password: $password) { token } }'
    const graph = await plaza.ask('/graphql', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ query: mutation, variables: sample }),
    })
    expect(await graph.text()).not.toContain('token')
    expect(await plaza.end()).toBe(0)
  })
})

test('PUBLIC an unsafe start exits with code 1 and prints a line for each variable to set', async () => {
  const variables = { HOST: '0.0.0.0', PLAYGROUND: 'on', SUPERADMIN_PASSWORD: 'seven ports' }
  const plaza = startPlaza({
    PORT: String(await freePort()),
    DATA_DIR: join(folder, 'refused'),
    ...variables,
  })
  expect(await plaza.ended).toBe(1)
  const lines = plaza.errors().trimEnd().split('\n')
  expect(lines.map((line) => /^\w+/.exec(line)?.[0])).toEqual([
    'PLAYGROUND',
    'SMTP_URL',
    'SUPERADMIN_PASSWORD',
  ])
  for (const line of lines) expect(line).toMatch(/ as Plaza is public \(HOST is 0\.0\.0\.0\)[^\n]*\.$/)
  expect(plaza.output()).toBe('')
})
