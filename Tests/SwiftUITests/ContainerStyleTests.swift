import Testing
import UIKit

@testable import SwiftUI

@MainActor @Suite struct `Styles of one's own` {
  private struct AroundBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("styled")
        GroupBox(configuration)
      }
    }
  }

  private struct AroundContent: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("styled")
        LabeledContent(configuration)
      }
    }
  }

  private struct AroundMenu: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("styled")
        Menu(configuration)
      }
    }
  }

  private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) of 100")
        ProgressView(configuration)
      }
    }
  }

  private struct Drawer: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Button {
          configuration.isExpanded.toggle()
        } label: {
          configuration.label
        }
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  private struct Number: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View { Text("\(Int(configuration.value * 10))") }
  }

  private func shows<V: View>(_ texts: String..., in view: V) -> Bool {
    let screen = HostedScreen(view)
    return texts.allSatisfy { screen.label($0) != nil }
  }

  @Test func `may be made of the view that they are for`() {
    #expect(
      shows(
        "styled", "title", "content", in: GroupBox("title") { Text("content") }.groupBoxStyle(AroundBox())))
    #expect(
      shows(
        "styled", "title", "value",
        in: LabeledContent("title", value: "value").labeledContentStyle(AroundContent()))
    )
    #expect(shows("styled", "title", in: Menu("title") { Button("a") {} }.menuStyle(AroundMenu())))
    let progress = HostedScreen(ProgressView("title", value: 1, total: 4).progressViewStyle(Percent()))
    #expect(progress.label("25 of 100") != nil && progress.first(UIProgressView.self)?.progress == 0.25)
  }

  @Test func `open and close groups, and show content only then`() {
    let screen = HostedScreen(DisclosureGroup("title") { Text("content") }.disclosureGroupStyle(Drawer()))
    #expect(screen.label("content") == nil)
    screen.tap(on: "title")
    #expect(screen.label("content") != nil)
  }

  @Test func `gauges are bars, rings or of one's own`() {
    let gauge = Gauge(value: 3, in: 0...10) {
      Text("label")
    } currentValueLabel: {
      Text("now")
    }
    #expect(HostedScreen(gauge).first(UIProgressView.self)?.progress == 0.3)
    #expect(shows("3", in: gauge.gaugeStyle(Number())))
    for screen in [
      HostedScreen(gauge.gaugeStyle(.accessoryCircular)),
      HostedScreen(gauge.gaugeStyle(.accessoryCircularCapacity)),
    ] {
      #expect(screen.first(UIProgressView.self) == nil && screen.label("now") != nil)
    }
    #expect(shows("label", in: gauge.gaugeStyle(.accessoryCircular)))
  }

  @Test func `without one views show themselves`() {
    #expect(
      HostedScreen(ProgressView().progressViewStyle(.circular)).first(UIActivityIndicatorView.self) != nil)
    #expect(
      shows(
        "a", "b",
        in: ControlGroup {
          Text("a"); Text("b")
        }.controlGroupStyle(.navigation)))
    #expect(
      !shows(
        "styled", in: GroupBox("title") { Text("x") }.groupBoxStyle(.automatic).groupBoxStyle(AroundBox())))
  }
}
