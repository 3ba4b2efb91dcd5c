import Testing

@testable import UIKit

@MainActor @Suite struct `Formatters of measurements` {
  private let formatter = UIKit.MeasurementFormatter()

  @Test func `a measurement is a number and its unit`() {
    #expect(formatter.string(from: Measurement(value: 1234.5, unit: UnitLength.meters)) == "1,234.5 m")
    #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "20°C")
  }

  @Test func `styles join, shorten and spell out`() {
    formatter.unitStyle = .short
    #expect(formatter.string(from: Measurement(value: 3, unit: UnitLength.meters)) == "3m")
    formatter.unitStyle = .long
    #expect(formatter.string(from: Measurement(value: 1, unit: UnitLength.kilometers)) == "1 kilometer")
    #expect(formatter.string(from: Measurement(value: 3, unit: UnitMass.grams)) == "3 grams")
    #expect(formatter.string(from: UnitMass.grams as Unit) == "grams")
  }

  @Test func `digits are the number formatter's, and temperatures can go without unit`() {
    formatter.numberFormatter.maximumFractionDigits = 0
    formatter.unitOptions = .temperatureWithoutUnit
    #expect(formatter.string(from: Measurement(value: 20.4, unit: UnitTemperature.celsius)) == "20°")
  }
}
