import { css, keyframes } from '@emotion/react'
import { color, media, radius } from '../tokens.ts'

const breathe = keyframes`50% { opacity: 0.45 }`

const bone = css`
  display: block;
  border-radius: ${radius.small};
  background: ${color.line};
  animation: ${breathe} 1.6s ease-in-out infinite;
  ${media.calm} {
    animation: none;
  }
`

interface SkeletonProps {
  width?: string
  height?: string
  round?: boolean
  className?: string
}

/** Hidden from screen readers, so the container needs `aria-busy` or a Spinner with a label. */
export function Skeleton({ width = '100%', height = '1rem', round, className }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={className}
      css={[bone, { width, height }, round && { borderRadius: '50%' }]}
    />
  )
}
