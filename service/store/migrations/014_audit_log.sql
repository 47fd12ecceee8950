-- Nobody who may write to the audit log may empty it either.
create trigger audit_log_not_emptied before truncate on audit_log
  for each statement execute function audit_log_is_append_only();
