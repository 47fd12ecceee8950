import { css, keyframes } from '@emotion/react'
import { Ring } from '../buttons/Ring.tsx'
import { color, space } from '../tokens.ts'
import * as texts from '../texts.ts'
import { t } from '../words/language.ts'

const spinner = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[3]};
  padding: ${space[4]};
  color: ${color.brandText};
  font-weight: 500;
`

const tall = css`
  flex-direction: column;
  min-height: min(60dvh, 32rem);
`

export function Spinner({ label, page, className }: { label: string; page?: boolean; className?: string }) {
  return (
    <output css={[spinner, page && tall]} className={className}>
      <Ring size={page ? 32 : 20} />
      <span css={{ color: color.muted }}>{label}</span>
    </output>
  )
}

const appear = keyframes`from { visibility: hidden }`

/** Delays a loading indicator until the wait becomes noticeable. */
export const patient = css`
  animation: ${appear} 400ms step-end;
`

export const Arriving = () => <Spinner label={t(texts.loading)} page css={patient} />
