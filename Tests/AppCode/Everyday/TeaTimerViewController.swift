import UIKit

class TeaTimerViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {

    private var picker: UIPickerView!
    private let teas = ["Darjeeling", "Assam", "Sencha", "Oolong", "Rooibos"]
    private let minutes = Array(1...12)
    private let label = UILabel()
    private let formatter: DateComponentsFormatter = {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.minute, .second]
        formatter.unitsStyle = .positional
        formatter.zeroFormattingBehavior = .pad
        return formatter
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground

        let picker = UIPickerView(frame: CGRect(x: 0, y: 120, width: view.bounds.width, height: 216))
        picker.autoresizingMask = .flexibleWidth
        picker.dataSource = self
        picker.delegate = self
        view.addSubview(picker)
        self.picker = picker
        picker.selectRow(2, inComponent: 0, animated: false)
        picker.selectRow(3, inComponent: 1, animated: false)

        label.frame = CGRect(x: 0, y: 360, width: view.bounds.width, height: 80)
        label.autoresizingMask = .flexibleWidth
        label.textAlignment = .center
        label.font = UIFont.monospacedDigitSystemFont(ofSize: 56, weight: .thin)
        view.addSubview(label)
        show()
    }

    private func show() {
        let seconds = TimeInterval(minutes[picker.selectedRow(inComponent: 1)] * 60)
        label.text = formatter.string(from: seconds)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? teas.count : minutes.count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        component == 0 ? teas[row] : "\(minutes[row]) min"
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        show()
    }
}
