extension DrawGuide {
  /// The guide points that say what a band has been found to be: a start, and on to an end.
  public init(_ band: Band) {
    func place(_ side: Band.Side, _ index: Int) -> Place {
      let place = side.places[index]
      return Place(subpath: side.subpath, fraction: place - place.rounded(.down))
    }
    sets = band.stretches.map { stretch in
      stretch.progress.indices.map { index in
        GuidePoint(
          flags: index == 0 ? GuidePoint.startFlag : 0, progress: stretch.progress[index],
          left: place(stretch.left, index), right: place(stretch.right, index))
      }
    }
  }
}
