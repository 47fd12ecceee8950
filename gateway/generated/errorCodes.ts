export const errorCodes = [
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'EMAIL_UNVERIFIED',
  'FORBIDDEN',
  'UNKNOWN_OPERATION',
  'NOT_FOUND',
  'CONFLICT',
  'PAYLOAD_TOO_LARGE',
  'RATE_LIMITED',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_BAD_RESPONSE',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'INTERNAL',
] as const;

/** What went wrong, in `extensions.code`. */
export type ErrorCode = (typeof errorCodes)[number];
