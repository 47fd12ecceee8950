import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { eventFields, fieldNames } from '../../client/review/eventFields.ts'
import { graphName } from '../../gateway/graph/errors.ts'
import { draftColumns } from '../../service/events/eventDraft.ts'

const compared: string[] = fieldNames
const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8'))

/** The graph's names of fields that the service names differently. */
const renamed: Record<string, string> = { type_id: 'eventType', is_online: 'isOnline' }
/** Coordinates are part of the location details, which are compared instead. */
const followers = new Set(['latitude', 'longitude'])

test('all fields that an author sets are compared for a decision', () => {
  const decided = draftColumns.filter((column) => !followers.has(column))
  expect(compared.toSorted()).toEqual(
    // The visibility needs a decision only above a limit.
    [...decided.map((column) => renamed[column] ?? graphName(column)), 'visibility'].toSorted(),
  )
})

test('all fields of a proposal except its pictures are compared', () => {
  const proposal = schema.getType('EventProposal')
  const proposalFields = isObjectType(proposal) ? Object.keys(proposal.getFields()) : []
  expect(proposalFields.toSorted()).toEqual([...compared, 'galleryImages'].toSorted())
})

test('each compared field has a label', () => {
  for (const field of fieldNames) expect(eventFields[field].label, field).toMatch(/\w/)
})
