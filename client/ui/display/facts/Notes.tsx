import { css } from '@emotion/react'
import { Heading } from '../../layout/Heading.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'
import { LinkedText } from '../LinkedText.tsx'

interface NotesProps {
  of: readonly (readonly [label: string, text: string])[]
  level: 2 | 3 | 4
}

/** Long texts with a heading each. Empty texts are omitted. */
export const Notes = ({ of, level }: NotesProps) =>
  of
    .filter(([, text]) => text !== '')
    .map(([label, text]) => (
      <Stack as="section" gap={2} key={label}>
        <Heading level={level}>{label}</Heading>
        <Text css={prose} dir="auto">
          <LinkedText text={text} />
        </Text>
      </Stack>
    ))

const prose = css({ textAlign: 'start', whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' })
