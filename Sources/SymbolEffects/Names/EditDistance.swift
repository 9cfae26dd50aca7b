/// How many letters must be changed, added, left out or swapped with their neighbour to get from one word to the other
/// (optimal string alignment), whatever their case.
public func editDistance(_ first: String, _ second: String) -> Int {
  let first = Array(first.lowercased())
  let second = Array(second.lowercased())
  var beforePrevious: [Int] = []
  var previous = Array(0...second.count)
  for row in first.indices {
    var current = [row + 1]
    for column in second.indices {
      var cost = min(previous[column + 1], current[column]) + 1
      cost = min(cost, previous[column] + (first[row] == second[column] ? 0 : 1))
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        cost = min(cost, beforePrevious[column - 1] + 1)
      }
      current.append(cost)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[second.count]
}

/// The candidate nearest to the word; nil if no candidate shares anything with it. Of equals the first.
public func nearestSpelling(to word: String, among candidates: [String]) -> String? {
  // A longer word is no slip of the hand, and the distance's cost grows with it.
  guard word.utf8.count <= 60 else { return nil }
  let ranked = candidates.map { (spelling: $0, distance: editDistance(word, $0)) }
  guard let nearest = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
  return nearest.distance < max(word.count, nearest.spelling.count) ? nearest.spelling : nil
}
