/// The optional methods of the delegate protocols of Apple's modules that show something: maps, pages,
/// players, pickers.
enum ShownModuleProtocols {
  static let methods: [String: Set<String>] = [
    "AVAudioPlayerDelegate": [
      "audioPlayerDidFinishPlaying(_:successfully:)",
      "audioPlayerDecodeErrorDidOccur(_:error:)",
      "audioPlayerBeginInterruption(_:)",
      "audioPlayerEndInterruption(_:withOptions:)",
    ],
    "AVAudioRecorderDelegate": [
      "audioRecorderDidFinishRecording(_:successfully:)",
      "audioRecorderEncodeErrorDidOccur(_:error:)",
    ],
    "AVCaptureFileOutputRecordingDelegate": [
      "fileOutput(_:didStartRecordingTo:from:)"
    ],
    "AVCaptureMetadataOutputObjectsDelegate": [
      "metadataOutput(_:didOutput:from:)"
    ],
    "AVCapturePhotoCaptureDelegate": [
      "photoOutput(_:didFinishProcessingPhoto:error:)",
      "photoOutput(_:willBeginCaptureFor:)",
      "photoOutput(_:willCapturePhotoFor:)",
      "photoOutput(_:didCapturePhotoFor:)",
      "photoOutput(_:didFinishCaptureFor:error:)",
    ],
    "AVCaptureVideoDataOutputSampleBufferDelegate": [
      "captureOutput(_:didOutput:from:)",
      "captureOutput(_:didDrop:from:)",
    ],
    "AVPictureInPictureControllerDelegate": [
      "pictureInPictureControllerWillStartPictureInPicture(_:)",
      "pictureInPictureControllerDidStartPictureInPicture(_:)",
      "pictureInPictureControllerWillStopPictureInPicture(_:)",
      "pictureInPictureControllerDidStopPictureInPicture(_:)",
    ],
    "AVPlayerViewControllerDelegate": [
      "playerViewController(_:willBeginFullScreenPresentationWithAnimationCoordinator:)",
      "playerViewController(_:willEndFullScreenPresentationWithAnimationCoordinator:)",
      "playerViewControllerWillStartPictureInPicture(_:)",
      "playerViewControllerDidStartPictureInPicture(_:)",
      "playerViewController(_:failedToStartPictureInPictureWithError:)",
      "playerViewControllerWillStopPictureInPicture(_:)",
      "playerViewControllerDidStopPictureInPicture(_:)",
      "playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(_:)",
      "playerViewController(_:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:)",
    ],
    "AVSpeechSynthesizerDelegate": [
      "speechSynthesizer(_:didStart:)",
      "speechSynthesizer(_:didFinish:)",
      "speechSynthesizer(_:didPause:)",
      "speechSynthesizer(_:didContinue:)",
      "speechSynthesizer(_:didCancel:)",
      "speechSynthesizer(_:willSpeakRangeOfSpeechString:utterance:)",
    ],
    "CLLocationManagerDelegate": [
      "locationManagerDidChangeAuthorization(_:)",
      "locationManager(_:didChangeAuthorization:)",
      "locationManager(_:didUpdateLocations:)",
      "locationManager(_:didFailWithError:)",
      "locationManager(_:didUpdateHeading:)",
      "locationManagerShouldDisplayHeadingCalibration(_:)",
      "locationManager(_:didDetermineState:for:)",
      "locationManager(_:didEnterRegion:)",
      "locationManager(_:didExitRegion:)",
      "locationManager(_:monitoringDidFailFor:withError:)",
      "locationManager(_:didStartMonitoringFor:)",
      "locationManager(_:didRange:satisfying:)",
      "locationManager(_:didVisit:)",
      "locationManagerDidPauseLocationUpdates(_:)",
      "locationManagerDidResumeLocationUpdates(_:)",
    ],
    "MFMailComposeViewControllerDelegate": [
      "mailComposeController(_:didFinishWith:error:)"
    ],
    "MKLocalSearchCompleterDelegate": [
      "completerDidUpdateResults(_:)",
      "completer(_:didFailWithError:)",
    ],
    "MKMapViewDelegate": [
      "mapView(_:regionWillChangeAnimated:)",
      "mapViewDidChangeVisibleRegion(_:)",
      "mapView(_:regionDidChangeAnimated:)",
      "mapViewWillStartLoadingMap(_:)",
      "mapViewDidFinishLoadingMap(_:)",
      "mapViewDidFailLoadingMap(_:withError:)",
      "mapViewWillStartRenderingMap(_:)",
      "mapViewDidFinishRenderingMap(_:fullyRendered:)",
      "mapView(_:viewFor:)",
      "mapView(_:didAdd:)",
      "mapView(_:annotationView:calloutAccessoryControlTapped:)",
      "mapView(_:didSelect:)",
      "mapView(_:didDeselect:)",
      "mapViewWillStartLocatingUser(_:)",
      "mapViewDidStopLocatingUser(_:)",
      "mapView(_:didUpdate:)",
      "mapView(_:didFailToLocateUserWithError:)",
      "mapView(_:annotationView:didChange:fromOldState:)",
      "mapView(_:didChange:animated:)",
      "mapView(_:rendererFor:)",
      "mapView(_:clusterAnnotationForMemberAnnotations:)",
    ],
    "PHLivePhotoViewDelegate": [
      "livePhotoView(_:willBeginPlaybackWith:)",
      "livePhotoView(_:didEndPlaybackWith:)",
    ],
    "SFSafariViewControllerDelegate": [
      "safariViewControllerDidFinish(_:)",
      "safariViewController(_:didCompleteInitialLoad:)",
      "safariViewController(_:initialLoadDidRedirectTo:)",
      "safariViewControllerWillOpenInBrowser(_:)",
    ],
    "WKHTTPCookieStoreObserver": [
      "cookiesDidChange(in:)"
    ],
    "WKNavigationDelegate": [
      "webView(_:decidePolicyFor:decisionHandler:)",
      "webView(_:decidePolicyFor:)",
      "webView(_:decidePolicyFor:preferences:decisionHandler:)",
      "webView(_:decidePolicyFor:preferences:)",
      "webView(_:didStartProvisionalNavigation:)",
      "webView(_:didReceiveServerRedirectForProvisionalNavigation:)",
      "webView(_:didFailProvisionalNavigation:withError:)",
      "webView(_:didCommit:)",
      "webView(_:didFinish:)",
      "webView(_:didFail:withError:)",
      "webViewWebContentProcessDidTerminate(_:)",
    ],
    "WKUIDelegate": [
      "webView(_:createWebViewWith:for:windowFeatures:)",
      "webViewDidClose(_:)",
      "webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)",
      "webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)",
      "webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:)",
      "webView(_:requestMediaCapturePermissionFor:initiatedByFrame:type:decisionHandler:)",
    ],
  ]
}
