import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Heading } from './Heading.tsx'
import { Row } from './Row.tsx'
import { Stack } from './Stack.tsx'
import { Text } from './Text.tsx'

interface PageHeadProps {
  title: string
  about: string
  /** Actions that concern the page as a whole. */
  children: ReactNode
}

export const PageHead = ({ title, about, children }: PageHeadProps) => (
  <Row justify="space-between" align="end" gap={4}>
    <Stack gap={1} css={lead}>
      <Heading level={1}>{title}</Heading>
      <Text tone="muted">{about}</Text>
    </Stack>
    {children}
  </Row>
)

const lead = css({ flex: '1 1 18rem' })
