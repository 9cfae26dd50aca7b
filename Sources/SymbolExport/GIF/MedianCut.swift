/// Chooses colours that stand for many: boxes in the cube of colours, of which the one whose colours vary most is cut in
/// two until there are enough (Heckbert, 1982; cut at the mean along the axis of greatest variance, as Wu proposed, 1991).
enum MedianCut {
  /// A colour with its weight.
  private struct Entry {
    var channels: (Double, Double, Double)
    var weight: Double

    func channel(_ axis: Int) -> Double { axis == 0 ? channels.0 : axis == 1 ? channels.1 : channels.2 }
  }

  private struct Box {
    var entries: ArraySlice<Entry>
    let mean: (Double, Double, Double)
    /// The axis along which the colours vary most, and how much, by weight.
    let axis: Int
    let variance: Double

    init(_ entries: ArraySlice<Entry>) {
      self.entries = entries
      var weight = 0.0
      var sum = (0.0, 0.0, 0.0)
      for entry in entries {
        weight += entry.weight
        sum.0 += entry.channels.0 * entry.weight
        sum.1 += entry.channels.1 * entry.weight
        sum.2 += entry.channels.2 * entry.weight
      }
      let mean = (sum.0 / weight, sum.1 / weight, sum.2 / weight)
      var spread = [0.0, 0.0, 0.0]
      for entry in entries {
        spread[0] += (entry.channels.0 - mean.0) * (entry.channels.0 - mean.0) * entry.weight
        spread[1] += (entry.channels.1 - mean.1) * (entry.channels.1 - mean.1) * entry.weight
        spread[2] += (entry.channels.2 - mean.2) * (entry.channels.2 - mean.2) * entry.weight
      }
      self.mean = mean
      let largest = spread.max() ?? 0
      axis = spread.firstIndex(of: largest) ?? 0
      variance = largest
    }

    func halves() -> (Box, Box)? {
      let sorted = entries.sorted { $0.channel(axis) < $1.channel(axis) }
      let middle = axis == 0 ? mean.0 : axis == 1 ? mean.1 : mean.2
      let cut = sorted.firstIndex { $0.channel(axis) > middle } ?? sorted.count
      guard cut > 0, cut < sorted.count else { return nil }
      return (Box(sorted[..<cut]), Box(sorted[cut...]))
    }
  }

  /// At most `count` colours for what a census found in cells.
  static func colors(_ cells: [ColorCensus.Cell], count: Int) -> [UInt32] {
    let entries = cells.filter { $0.count > 0 }.map { cell in
      let number = Double(cell.count)
      return Entry(
        channels: (Double(cell.red) / number, Double(cell.green) / number, Double(cell.blue) / number),
        // The ground has most of the pixels; by their number alone it would have most of the colours, too.
        weight: number.squareRoot())
    }
    var boxes = [Box(entries[...])]
    while boxes.count < count {
      guard let widest = boxes.indices.max(by: { boxes[$0].variance < boxes[$1].variance }),
        boxes[widest].variance > 0, let (first, second) = boxes[widest].halves()
      else { break }
      boxes[widest] = first
      boxes.append(second)
    }
    return boxes.map { box in
      func byte(_ value: Double) -> UInt32 { UInt32(min(max(value.rounded(), 0), 255)) }
      return byte(box.mean.0) << 16 | byte(box.mean.1) << 8 | byte(box.mean.2)
    }
  }
}
