import PreviewWire

/// The looks of a golden layer beyond its box.
extension GoldenLayer {
  struct Border: Decodable {
    var width: Int64
    var color: [UInt8]
  }

  struct Shadow: Decodable {
    var opacity: UInt8
    var color: [UInt8]
    var offset: [Int64]
    var radius: Int64
    var path: [[Int64]]

    var layerShadow: LayerShadow {
      LayerShadow(
        opacity: opacity, color: goldenColor(color), offset: WirePoint(x: offset[0], y: offset[1]),
        radius: radius, path: goldenPath(path))
    }
  }

  struct Shape: Decodable {
    var fill, stroke: [UInt8]
    var lineWidth, miterLimit, dashPhase: Int64
    var flags: UInt8
    var dash: [Int64]
    var strokeStart, strokeEnd: UInt16

    var layerShape: LayerShape {
      var shape = LayerShape()
      (shape.fill, shape.stroke) = (goldenColor(fill), goldenColor(stroke))
      (shape.lineWidth, shape.miterLimit) = (lineWidth, miterLimit)
      shape.isEvenOdd = flags & 1 == 1
      shape.cap = LayerShape.Cap(rawValue: flags >> 1 & 3) ?? .butt
      shape.join = LayerShape.Join(rawValue: flags >> 3) ?? .miter
      (shape.dash, shape.dashPhase) = (dash, dashPhase)
      (shape.strokeStart, shape.strokeEnd) = (strokeStart, strokeEnd)
      return shape
    }
  }

  struct Gradient: Decodable {
    struct Stop: Decodable {
      var location: UInt16
      var color: [UInt8]
    }

    var kind: UInt8
    var start, end: [Int64]
    var stops: [Stop]

    var layerGradient: LayerGradient? {
      LayerGradient.Kind(rawValue: kind).map { kind in
        LayerGradient(
          kind, start: WirePoint(x: start[0], y: start[1]), end: WirePoint(x: end[0], y: end[1]),
          stops: stops.map { LayerGradient.Stop(location: $0.location, color: goldenColor($0.color)) })
      }
    }
  }

  struct Image: Decodable {
    var hash: String
    var gravity: UInt8
    var width, height: Int
    var scale: Double
    var tint: [UInt8]?

    var layerImage: LayerImage? {
      LayerImage.Gravity(rawValue: gravity).flatMap {
        LayerImage(
          hash: hash, gravity: $0, width: width, height: height, scale: scale / 64,
          tint: tint.map(goldenColor))
      }
    }
  }
}

extension GoldenLayer {
  struct Effects: Decodable {
    struct Filter: Decodable {
      var kind: UInt8
      var amount: Int64
      var color: [UInt8]?
    }

    var blend: UInt8
    var filters: [Filter]

    var layerEffects: LayerEffects? {
      LayerEffects.Blend(rawValue: blend).map { blend in
        LayerEffects(
          blend,
          filters: filters.compactMap { filter in
            if let color = filter.color { return .init(multiplicationBy: goldenColor(color)) }
            return LayerEffects.Kind(rawValue: filter.kind).map { .init($0, amount: filter.amount) }
          })
      }
    }
  }
}

/// Elements as arrays: the code of the step, then its coordinates, absolute.
func goldenPath(_ elements: [[Int64]]) -> WirePath {
  WirePath(
    elements.compactMap { element in
      let places = stride(from: 1, to: element.count, by: 2).map {
        WirePoint(x: element[$0], y: element[$0 + 1])
      }
      return switch element[0] {
      case 0: .move(places[0])
      case 1: .line(places[0])
      case 2: .quad(control: places[0], places[1])
      case 3: .cubic(control1: places[0], control2: places[1], places[2])
      case 4: .close
      default: nil
      }
    })
}
