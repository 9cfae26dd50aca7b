/// Which part of a combined transition the page works on. The others go on playing with it.
@MainActor final class PartFocus {
  /// Of the transition's parts; beyond them it stands for the last one.
  var index = 0
}
