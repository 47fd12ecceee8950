/** Read from the session on each request, so that a role change or a deactivation takes effect at once. */
export interface Caller {
  id: number
  email: string
  full_name: string
  user_type: 'superadmin' | 'admin' | 'user'
  session_id: number
}
