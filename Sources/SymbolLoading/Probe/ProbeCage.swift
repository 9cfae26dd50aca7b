import CProcess
import Glibc

/// What the system holds a probe to, whatever a file makes its libraries do.
enum ProbeCage {
  /// Sets the limits that stay for the life of the process.
  static func close() {
    // A dump of a few hundred megabytes would delay the news of a death far beyond a quarter of a second.
    _ = process_set_dumpable(0)
    _ = process_set_no_new_privileges()
    set(RLIMIT_CORE, soft: 0, hard: 0)
    set(RLIMIT_AS, soft: Limits.probeMemoryBytes, hard: Limits.probeMemoryBytes)
    // No file can grow: a probe answers over its socket and has nothing to write anywhere.
    set(RLIMIT_FSIZE, soft: 0, hard: 0)
    set(RLIMIT_NOFILE, soft: Limits.probeOpenFiles, hard: Limits.probeOpenFiles)
    signal(SIGXFSZ, SIG_IGN)
    signal(SIGPIPE, SIG_IGN)
    // Ctrl+C in a terminal goes to the parent, which ends its probes when it has put its things in order.
    signal(SIGINT, SIG_IGN)
  }

  /// Lets the process use its processor time for one request more. A parent that lives ends a hanging probe itself;
  /// this ends one whose parent is gone.
  static func grantTimeForOneRequest() {
    var usage = rusage()
    guard getrusage(RUSAGE_SELF.rawValue, &usage) == 0 else { return }
    let used = Int(usage.ru_utime.tv_sec) + Int(usage.ru_stime.tv_sec)
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
    set(RLIMIT_CPU, soft: used + Limits.probeProcessorSeconds, hard: Int(clamping: limit.rlim_max))
  }

  private static func set(_ resource: __rlimit_resource, soft: Int, hard: Int) {
    var limit = rlimit(rlim_cur: rlim_t(soft), rlim_max: rlim_t(hard))
    if hard == Int.max { limit.rlim_max = rlim_t.max }
    setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
  }
}
