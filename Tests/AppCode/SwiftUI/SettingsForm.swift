import SwiftUI

// A form of settings, as they stand in many apps.

enum Appearance: String, CaseIterable, Identifiable {
  case system, light, dark
  var id: String { rawValue }
}

struct SettingsForm: View {
  @State private var name = "Ada Lovelace"
  @State private var notifications = true
  @State private var volume = 0.4
  @State private var guests = 2
  @State private var appearance = Appearance.system
  @State private var birthday = Date(timeIntervalSince1970: 0)
  @State private var accent = Color.orange
  @State private var asksToReset = false

  var body: some View {
    NavigationStack {
      Form {
        Section("Account") {
          TextField("Name", text: $name)
            .textContentType(.name)
          LabeledContent("Plan", value: "Family")
          DatePicker("Birthday", selection: $birthday, displayedComponents: .date)
        }
        Section {
          Toggle("Notifications", isOn: $notifications.animation())
          if notifications {
            HStack {
              Image(systemName: "speaker.fill")
              Slider(value: $volume, in: 0...1)
              Image(systemName: "speaker.wave.3.fill")
            }
            .foregroundStyle(.secondary)
          }
          Stepper("Guests: \(guests)", value: $guests, in: 0...8)
        } header: {
          Text("Sounds")
        } footer: {
          Text("You are told of new messages only.")
        }
        Section {
          Picker("Appearance", selection: $appearance) {
            ForEach(Appearance.allCases) { Text($0.rawValue.capitalized).tag($0) }
          }
          .pickerStyle(.segmented)
          ColorPicker("Accent", selection: $accent)
          NavigationLink("Licences") {
            Text("Made with care.").navigationTitle("Licences")
          }
        }
        Button("Reset", role: .destructive) { asksToReset = true }
      }
      .navigationTitle("Settings")
      .confirmationDialog("Reset all settings?", isPresented: $asksToReset, titleVisibility: .visible) {
        Button("Reset", role: .destructive) { name = "" }
      }
    }
  }
}

#Preview { SettingsForm() }
