import CProcess
import Foundation
import Glibc

/// One running probe, seen from the parent: a process id and a socket. Used by one thread at a time.
///
/// It is not `Sendable` by construction but by use: the pool hands it to exactly one borrower.
final class ProbeProcess: @unchecked Sendable {
  /// How a request to a probe can fail.
  enum Failure: Error, Hashable {
    /// No probe could be started; the reason.
    case notStarted(String)
    /// It died by this signal.
    case killed(signal: Int32)
    /// It died with its memory all but used up.
    case outOfMemory
    /// It ended by itself with this status, without an answer.
    case exited(status: Int32)
    /// It did not answer in time, and was ended. Starved: it hardly got to work, as the machine was busy otherwise.
    case timeout(isStarved: Bool)
    /// It answered something that is no answer.
    case nonsense
    /// The caller no longer wants the answer.
    case cancelled
  }

  let identifier: pid_t
  /// How many requests it has answered.
  private(set) var answered = 0
  /// Whether it can take another request.
  private(set) var isAlive = true
  private let channel: ProbeChannel
  /// Bytes. Linux counts the memory of the process that started it among the most that a process ever had.
  private let inheritedPeak: Int

  /// Starts a probe and waits for its greeting.
  init(executable: URL) throws(Failure) {
    let (parent, child) = try ProbeChannel.pair()
    channel = ProbeChannel(descriptor: parent)
    do {
      // Our copy of the child's end is closed at once: only then does its death close the channel.
      defer { close(child) }
      identifier = try Self.spawn(executable: executable.path, channel: child)
    }
    // Not before it has been started: other threads may have taken more in the meantime.
    var own = rusage()
    inheritedPeak = getrusage(RUSAGE_SELF.rawValue, &own) == 0 ? Int(own.ru_maxrss) * 1024 : 0
    do throws(ProbeChannel.Failure) {
      let deadline = Deadline.after(milliseconds: Limits.probeStartMilliseconds)
      let greeting = try channel.receive(limit: 64, isOver: { deadline.hasPassed }, isCancelled: { false })
      guard greeting == ProbeMessage.greeting else { throw .closed }
    } catch {
      end()
      throw .notStarted("“\(executable.path)” does not answer as a probe")
    }
  }

  deinit {
    if isAlive { end() }
  }

  /// Sends a request and waits for its answer. After any failure the probe is dead and reaped.
  func answer(
    to request: [UInt8], milliseconds: Int = Limits.probeAnswerMilliseconds,
    isCancelled: () -> Bool = { false }
  ) throws(Failure) -> [UInt8] {
    let deadline = Deadline.after(milliseconds: milliseconds)
    let utmost = Deadline.after(milliseconds: milliseconds * Limits.probeStarvedPatience)
    let processorTime = processorMilliseconds()
    // A busy machine is not the file's fault: one that waits for a processor has its time counted in processor time.
    let isOver = { [self] in
      guard deadline.hasPassed else { return false }
      return utmost.hasPassed || !isRunnable || processorMilliseconds() - processorTime >= milliseconds * 9 / 10
    }
    // Nearly every file is done a moment later, and its answer is worth keeping: only one that takes long is broken off.
    var grace: Deadline?
    let isCancelled = {
      guard isCancelled() else { return false }
      if grace == nil { grace = .after(milliseconds: Limits.probeCancelGraceMilliseconds) }
      return grace?.hasPassed ?? false
    }
    do throws(ProbeChannel.Failure) {
      try channel.send(ProbeMessage.frame(request), isOver: isOver, isCancelled: isCancelled)
      let answer = try channel.receive(
        limit: Limits.probeAnswerBytes, isOver: isOver, isCancelled: isCancelled)
      answered += 1
      return answer
    } catch {
      switch error {
      case .closed: throw causeOfDeath()
      case .timeout:
        let isStarved = processorMilliseconds() - processorTime < milliseconds / 3
        end()
        throw .timeout(isStarved: isStarved)
      case .tooLong:
        end()
        throw .nonsense
      case .cancelled:
        end()
        throw .cancelled
      }
    }
  }

  /// Processor time that it has used so far.
  private func processorMilliseconds() -> Int {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(identifier, &clock) == 0, clock_gettime(clock, &time) == 0 else { return 0 }
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }

  /// Whether it works, or would work if it were given a processor; false while it sleeps or is stopped.
  private var isRunnable: Bool {
    guard let status = try? String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8) else { return false }
    // The state follows the program's name, which is in parentheses.
    return status.split(separator: ")").last?.first { $0 != " " } == "R"
  }

  /// Why the other side of the channel is gone.
  private func causeOfDeath() -> Failure {
    // A dying process closes its channel a moment before it can be waited for; one that only closed it is ended.
    var usage = rusage()
    var status: Int32 = 0
    let deadline = Deadline.after(milliseconds: Limits.probeReapMilliseconds)
    var reaped = wait4(identifier, &status, WNOHANG, &usage)
    while reaped == 0 || (reaped < 0 && errno == EINTR) {
      if deadline.hasPassed { kill(identifier, SIGKILL) }
      usleep(500)
      reaped = wait4(identifier, &status, WNOHANG, &usage)
    }
    isAlive = false
    guard reaped == identifier else { return .exited(status: -1) }
    let peak = Int(usage.ru_maxrss) * 1024
    // What is no more than the parent's own, which Linux counts thread by thread and not to the page, says nothing of the
    // probe; then the signal tells what there is to tell.
    if peak > max(Limits.probeMemoryBytes / 4 * 3, inheritedPeak + inheritedPeak / 8) { return .outOfMemory }
    let signal = status & 0x7f
    return signal == 0 ? .exited(status: (status >> 8) & 0xff) : .killed(signal: signal)
  }

  /// Ends the process, whatever it is doing, and reaps it.
  func end() {
    guard isAlive else { return }
    isAlive = false
    kill(identifier, SIGKILL)
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
  }
}

extension ProbeProcess {
  /// Starts the program with the channel as its standard input and everything else shut.
  private static func spawn(executable: String, channel: Int32) throws(Failure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, channel, 0)
    // What libraries print goes nowhere: a file from outside decides how much that is.
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    process_close_from(&actions, 3)
    // The parent's blocked and ignored signals are its own business.
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var identifier = pid_t()
    let arguments = [executable, "--serve"]
    let status = withCStrings(arguments) { arguments in
      withCStrings(environment()) { environment in
        posix_spawn(&identifier, executable, &actions, &attributes, arguments, environment)
      }
    }
    guard status == 0 else {
      throw .notStarted("“\(executable)” cannot be started (\(SystemError(code: status).message))")
    }
    return identifier
  }

  /// The parent's environment without what would make the libraries louder or easier to kill.
  private static func environment() -> [String] {
    var environment = ProcessInfo.processInfo.environment
    for name in ["G_DEBUG", "G_MESSAGES_DEBUG", "RSVG_LOG", "MALLOC_CHECK_", "MALLOC_PERTURB_"] {
      environment[name] = nil
    }
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment["GIO_USE_VFS"] = "local"
    // One arena: the address space of the default of eight a processor would count against the memory limit.
    environment["MALLOC_ARENA_MAX"] = "1"
    return environment.map { $0.key + "=" + $0.value }
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return body(copies)
  }
}
