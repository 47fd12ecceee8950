import type { FullConfig } from '@playwright/test'
import { forgetWalks } from '../../charts/records/walks.ts'
import { type Account, enter, type Person } from './accounts.ts'
import { buildReportingClient, type Product, startProduct, superadmin } from './product.ts'

/** What tests need to know about the product that they share. */
export interface Stage {
  url: string
  /** One for each worker, so that no two concurrent tests use the same account. */
  members: Person[]
  mira: Person
  superadmin: Person
}

const mira: Account = {
  fullName: 'Mira Okafor',
  email: 'mira@example.org',
  phone: '+4915112345678',
  password: 'a long password',
}

const member = (index: number): Account => ({
  fullName: `Noor Haddad ${index}`,
  email: `member-${index}@example.org`,
  phone: `+49151200000${index}`,
  password: 'tulips on the balcony',
})

/**
 * Before all tests, starts one product with its people; after the tests, it must exit cleanly. With
 * `PLAZA_URL`, uses the product at that address.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export
export default async function wholeRun({ workers }: FullConfig) {
  const given = process.env['PLAZA_URL']
  if (!given) forgetWalks('browser')
  const product = given ? theirs(given) : await ours()
  try {
    process.env['PLAZA_STAGE'] = JSON.stringify(await people(product.url, workers))
  } catch (error) {
    await product.stop()
    throw error
  }
  return product.stop
}

const theirs = (url: string): Product => ({ url, stop: async () => {} })
const ours = async () => startProduct({}, process.env['PLAZA_CLIENT'] || (await buildReportingClient()))

async function people(url: string, workers: number): Promise<Stage> {
  const accounts = Array.from({ length: workers }, (_, index) => member(index))
  return {
    url,
    members: await Promise.all(accounts.map((account) => enter(url, account))),
    mira: await enter(url, mira),
    superadmin: await enter(url, { ...superadmin, fullName: 'Superadmin', phone: '' }),
  }
}

/** For use in workers, which inherit the environment of the global setup. */
export function readStage(): Stage {
  const text = process.env['PLAZA_STAGE']
  if (!text) throw new Error('The product of the browser tests is not running.')
  return JSON.parse(text) as Stage
}
