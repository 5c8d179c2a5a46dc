// Written by `npm run generate` from spec/. Do not edit: change spec/ and generate again.
export type StatementId =
  | 'operation:createAccount'
  | 'operation:getAccount'
  | 'operation:updateAccount'
  | 'operation:listItems'
  | 'operation:createItem'
  | 'operation:getItem'
  | 'operation:updateItem'
  | 'operation:listTaxes'
  | 'operation:createTax'
  | 'operation:getTax'
  | 'operation:updateTax'
  | 'operation:deleteTax'
  | 'operation:listClients'
  | 'operation:createClient'
  | 'operation:getClient'
  | 'operation:updateClient'
  | 'operation:listSequences'
  | 'operation:createSequence'
  | 'operation:getSequence'
  | 'operation:setCurrentSequence'
  | 'operation:listInvoices'
  | 'operation:createInvoice'
  | 'operation:getInvoice'
  | 'operation:updateInvoice'
  | 'operation:changeInvoiceState'
  | 'operation:emailInvoice'
  | 'operation:listInvoiceReceipts'
  | 'operation:createInvoiceReceipt'
  | 'operation:getInvoiceReceipt'
  | 'operation:updateInvoiceReceipt'
  | 'operation:changeInvoiceReceiptState'
  | 'operation:emailInvoiceReceipt'
  | 'operation:listSimplifiedInvoices'
  | 'operation:createSimplifiedInvoice'
  | 'operation:getSimplifiedInvoice'
  | 'operation:updateSimplifiedInvoice'
  | 'operation:changeSimplifiedInvoiceState'
  | 'operation:emailSimplifiedInvoice'
  | 'operation:createVatMossInvoice'
  | 'operation:getVatMossInvoice'
  | 'operation:updateVatMossInvoice'
  | 'operation:changeVatMossInvoiceState'
  | 'operation:emailVatMossInvoice'
  | 'operation:listCreditNotes'
  | 'operation:createCreditNote'
  | 'operation:getCreditNote'
  | 'operation:updateCreditNote'
  | 'operation:changeCreditNoteState'
  | 'operation:emailCreditNote'
  | 'operation:listDebitNotes'
  | 'operation:createDebitNote'
  | 'operation:getDebitNote'
  | 'operation:updateDebitNote'
  | 'operation:changeDebitNoteState'
  | 'operation:emailDebitNote'
  | 'operation:listVatMossInvoices'
  | 'operation:listReceipts'
  | 'operation:createQuote'
  | 'operation:getQuote'
  | 'operation:updateQuote'
  | 'operation:changeQuoteState'
  | 'operation:emailQuote'
  | 'operation:createProforma'
  | 'operation:getProforma'
  | 'operation:updateProforma'
  | 'operation:changeProformaState'
  | 'operation:emailProforma'
  | 'operation:createFeesNote'
  | 'operation:getFeesNote'
  | 'operation:updateFeesNote'
  | 'operation:changeFeesNoteState'
  | 'operation:emailFeesNote'
  | 'operation:listEstimates'
  | 'operation:createShipping'
  | 'operation:getShipping'
  | 'operation:updateShipping'
  | 'operation:changeShippingState'
  | 'operation:emailShipping'
  | 'operation:createTransport'
  | 'operation:getTransport'
  | 'operation:updateTransport'
  | 'operation:changeTransportState'
  | 'operation:emailTransport'
  | 'operation:createDevolution'
  | 'operation:getDevolution'
  | 'operation:updateDevolution'
  | 'operation:changeDevolutionState'
  | 'operation:emailDevolution'
  | 'operation:listGuides'
  | 'operation:listPurchaseOrders'
  | 'operation:createPurchaseOrder'
  | 'operation:getPurchaseOrder'
  | 'operation:updatePurchaseOrder'
  | 'operation:changePurchaseOrderState'
  | 'operation:emailPurchaseOrder'
  | 'operation:getDocumentPdf'
  | 'operation:getDocumentQrCode'
  | 'operation:exportSaft'
  | 'status:createAccount/201'
  | 'status:createAccount/422'
  | 'status:getAccount/200'
  | 'status:getAccount/401'
  | 'status:getAccount/404'
  | 'status:updateAccount/200'
  | 'status:updateAccount/401'
  | 'status:updateAccount/404'
  | 'status:updateAccount/422'
  | 'status:configureAtCommunication/401'
  | 'status:listItems/200'
  | 'status:listItems/401'
  | 'status:createItem/401'
  | 'status:createItem/422'
  | 'status:getItem/200'
  | 'status:getItem/401'
  | 'status:getItem/404'
  | 'status:updateItem/200'
  | 'status:updateItem/401'
  | 'status:updateItem/404'
  | 'status:updateItem/422'
  | 'status:listTaxes/200'
  | 'status:listTaxes/401'
  | 'status:createTax/201'
  | 'status:createTax/401'
  | 'status:createTax/422'
  | 'status:getTax/200'
  | 'status:getTax/401'
  | 'status:getTax/404'
  | 'status:updateTax/200'
  | 'status:updateTax/401'
  | 'status:updateTax/404'
  | 'status:updateTax/422'
  | 'status:deleteTax/200'
  | 'status:deleteTax/401'
  | 'status:deleteTax/404'
  | 'status:listClients/200'
  | 'status:listClients/401'
  | 'status:createClient/401'
  | 'status:createClient/422'
  | 'status:getClient/200'
  | 'status:getClient/401'
  | 'status:getClient/404'
  | 'status:updateClient/401'
  | 'status:updateClient/404'
  | 'status:updateClient/422'
  | 'status:findClientByName/401'
  | 'status:findClientByCode/401'
  | 'status:listClientInvoices/401'
  | 'status:listSequences/200'
  | 'status:listSequences/401'
  | 'status:createSequence/401'
  | 'status:createSequence/422'
  | 'status:getSequence/200'
  | 'status:getSequence/401'
  | 'status:getSequence/404'
  | 'status:setCurrentSequence/200'
  | 'status:setCurrentSequence/401'
  | 'status:setCurrentSequence/404'
  | 'status:setCurrentSequence/422'
  | 'status:registerSequence/401'
  | 'status:listInvoices/401'
  | 'status:createInvoice/401'
  | 'status:getInvoice/200'
  | 'status:getInvoice/401'
  | 'status:getInvoice/404'
  | 'status:updateInvoice/401'
  | 'status:updateInvoice/404'
  | 'status:changeInvoiceState/401'
  | 'status:changeInvoiceState/404'
  | 'status:emailInvoice/200'
  | 'status:emailInvoice/401'
  | 'status:emailInvoice/404'
  | 'status:emailInvoice/422'
  | 'status:listInvoiceReceipts/401'
  | 'status:createInvoiceReceipt/401'
  | 'status:getInvoiceReceipt/200'
  | 'status:getInvoiceReceipt/401'
  | 'status:getInvoiceReceipt/404'
  | 'status:updateInvoiceReceipt/401'
  | 'status:updateInvoiceReceipt/404'
  | 'status:changeInvoiceReceiptState/401'
  | 'status:changeInvoiceReceiptState/404'
  | 'status:emailInvoiceReceipt/200'
  | 'status:emailInvoiceReceipt/401'
  | 'status:emailInvoiceReceipt/404'
  | 'status:emailInvoiceReceipt/422'
  | 'status:listSimplifiedInvoices/401'
  | 'status:createSimplifiedInvoice/401'
  | 'status:getSimplifiedInvoice/200'
  | 'status:getSimplifiedInvoice/401'
  | 'status:getSimplifiedInvoice/404'
  | 'status:updateSimplifiedInvoice/401'
  | 'status:updateSimplifiedInvoice/404'
  | 'status:changeSimplifiedInvoiceState/401'
  | 'status:changeSimplifiedInvoiceState/404'
  | 'status:emailSimplifiedInvoice/200'
  | 'status:emailSimplifiedInvoice/401'
  | 'status:emailSimplifiedInvoice/404'
  | 'status:emailSimplifiedInvoice/422'
  | 'status:createVatMossInvoice/401'
  | 'status:getVatMossInvoice/200'
  | 'status:getVatMossInvoice/401'
  | 'status:getVatMossInvoice/404'
  | 'status:updateVatMossInvoice/401'
  | 'status:updateVatMossInvoice/404'
  | 'status:changeVatMossInvoiceState/401'
  | 'status:changeVatMossInvoiceState/404'
  | 'status:emailVatMossInvoice/200'
  | 'status:emailVatMossInvoice/401'
  | 'status:emailVatMossInvoice/404'
  | 'status:emailVatMossInvoice/422'
  | 'status:listCreditNotes/401'
  | 'status:createCreditNote/401'
  | 'status:getCreditNote/200'
  | 'status:getCreditNote/401'
  | 'status:getCreditNote/404'
  | 'status:updateCreditNote/401'
  | 'status:updateCreditNote/404'
  | 'status:changeCreditNoteState/401'
  | 'status:changeCreditNoteState/404'
  | 'status:emailCreditNote/200'
  | 'status:emailCreditNote/401'
  | 'status:emailCreditNote/404'
  | 'status:emailCreditNote/422'
  | 'status:listDebitNotes/401'
  | 'status:createDebitNote/401'
  | 'status:getDebitNote/200'
  | 'status:getDebitNote/401'
  | 'status:getDebitNote/404'
  | 'status:updateDebitNote/401'
  | 'status:updateDebitNote/404'
  | 'status:changeDebitNoteState/401'
  | 'status:changeDebitNoteState/404'
  | 'status:emailDebitNote/200'
  | 'status:emailDebitNote/401'
  | 'status:emailDebitNote/404'
  | 'status:emailDebitNote/422'
  | 'status:listVatMossInvoices/401'
  | 'status:listReceipts/401'
  | 'status:createQuote/401'
  | 'status:getQuote/200'
  | 'status:getQuote/401'
  | 'status:getQuote/404'
  | 'status:updateQuote/401'
  | 'status:updateQuote/404'
  | 'status:changeQuoteState/401'
  | 'status:changeQuoteState/404'
  | 'status:emailQuote/200'
  | 'status:emailQuote/401'
  | 'status:emailQuote/404'
  | 'status:emailQuote/422'
  | 'status:createProforma/401'
  | 'status:getProforma/200'
  | 'status:getProforma/401'
  | 'status:getProforma/404'
  | 'status:updateProforma/401'
  | 'status:updateProforma/404'
  | 'status:changeProformaState/401'
  | 'status:changeProformaState/404'
  | 'status:emailProforma/200'
  | 'status:emailProforma/401'
  | 'status:emailProforma/404'
  | 'status:emailProforma/422'
  | 'status:createFeesNote/401'
  | 'status:getFeesNote/200'
  | 'status:getFeesNote/401'
  | 'status:getFeesNote/404'
  | 'status:updateFeesNote/401'
  | 'status:updateFeesNote/404'
  | 'status:changeFeesNoteState/401'
  | 'status:changeFeesNoteState/404'
  | 'status:emailFeesNote/200'
  | 'status:emailFeesNote/401'
  | 'status:emailFeesNote/404'
  | 'status:emailFeesNote/422'
  | 'status:listEstimates/200'
  | 'status:listEstimates/401'
  | 'status:createShipping/200'
  | 'status:createShipping/401'
  | 'status:createShipping/422'
  | 'status:getShipping/200'
  | 'status:getShipping/401'
  | 'status:getShipping/404'
  | 'status:updateShipping/401'
  | 'status:updateShipping/404'
  | 'status:updateShipping/422'
  | 'status:changeShippingState/401'
  | 'status:changeShippingState/404'
  | 'status:emailShipping/200'
  | 'status:emailShipping/401'
  | 'status:emailShipping/404'
  | 'status:emailShipping/422'
  | 'status:createTransport/200'
  | 'status:createTransport/401'
  | 'status:createTransport/422'
  | 'status:getTransport/200'
  | 'status:getTransport/401'
  | 'status:getTransport/404'
  | 'status:updateTransport/401'
  | 'status:updateTransport/404'
  | 'status:updateTransport/422'
  | 'status:changeTransportState/401'
  | 'status:changeTransportState/404'
  | 'status:emailTransport/200'
  | 'status:emailTransport/401'
  | 'status:emailTransport/404'
  | 'status:emailTransport/422'
  | 'status:createDevolution/200'
  | 'status:createDevolution/401'
  | 'status:createDevolution/422'
  | 'status:getDevolution/200'
  | 'status:getDevolution/401'
  | 'status:getDevolution/404'
  | 'status:updateDevolution/401'
  | 'status:updateDevolution/404'
  | 'status:updateDevolution/422'
  | 'status:changeDevolutionState/401'
  | 'status:changeDevolutionState/404'
  | 'status:emailDevolution/200'
  | 'status:emailDevolution/401'
  | 'status:emailDevolution/404'
  | 'status:emailDevolution/422'
  | 'status:listGuides/200'
  | 'status:listGuides/401'
  | 'status:listPurchaseOrders/401'
  | 'status:createPurchaseOrder/401'
  | 'status:getPurchaseOrder/200'
  | 'status:getPurchaseOrder/401'
  | 'status:getPurchaseOrder/404'
  | 'status:updatePurchaseOrder/401'
  | 'status:updatePurchaseOrder/404'
  | 'status:changePurchaseOrderState/401'
  | 'status:changePurchaseOrderState/404'
  | 'status:emailPurchaseOrder/200'
  | 'status:emailPurchaseOrder/401'
  | 'status:emailPurchaseOrder/404'
  | 'status:emailPurchaseOrder/422'
  | 'status:getDocumentPdf/200'
  | 'status:getDocumentPdf/202'
  | 'status:getDocumentPdf/401'
  | 'status:getDocumentPdf/404'
  | 'status:getDocumentPdf/406'
  | 'status:getDocumentQrCode/200'
  | 'status:getDocumentQrCode/401'
  | 'status:getDocumentQrCode/404'
  | 'status:listRelatedDocuments/401'
  | 'status:createPartialPayment/401'
  | 'status:changeReceiptState/401'
  | 'status:exportSaft/200'
  | 'status:exportSaft/202'
  | 'status:exportSaft/401'
  | 'status:exportSaft/422'
  | 'status:exportSaft/500'
  | 'status:getClientBalance/401'
  | 'status:updateInitialBalance/401'
  | 'status:listRegularizations/401'
  | 'status:createRegularization/401'
  | 'status:deleteRegularization/401'
  | 'status:createTreasuryMovement/401'
  | 'status:deleteTreasuryMovement/401'
  | 'errors:200'
  | 'errors:201'
  | 'errors:202'
  | 'errors:401'
  | 'errors:404'
  | 'errors:406'
  | 'errors:422'
  | 'errors:500'
  | 'state:quote/draft+finalized'
  | 'state:quote/draft+deleted'
  | 'state:quote/draft+accept'
  | 'state:quote/draft+refuse'
  | 'state:quote/draft+canceled'
  | 'state:quote/final+finalized'
  | 'state:quote/final+deleted'
  | 'state:quote/final+accept'
  | 'state:quote/final+refuse'
  | 'state:quote/final+canceled'
  | 'state:quote/deleted+finalized'
  | 'state:quote/deleted+deleted'
  | 'state:quote/deleted+accept'
  | 'state:quote/deleted+refuse'
  | 'state:quote/deleted+canceled'
  | 'state:quote/accepted+finalized'
  | 'state:quote/accepted+deleted'
  | 'state:quote/accepted+accept'
  | 'state:quote/accepted+refuse'
  | 'state:quote/accepted+canceled'
  | 'state:quote/refused+finalized'
  | 'state:quote/refused+deleted'
  | 'state:quote/refused+accept'
  | 'state:quote/refused+refuse'
  | 'state:quote/refused+canceled'
  | 'state:quote/canceled+finalized'
  | 'state:quote/canceled+deleted'
  | 'state:quote/canceled+accept'
  | 'state:quote/canceled+refuse'
  | 'state:quote/canceled+canceled'
  | 'state:proforma/draft+finalized'
  | 'state:proforma/draft+deleted'
  | 'state:proforma/draft+accept'
  | 'state:proforma/draft+refuse'
  | 'state:proforma/draft+canceled'
  | 'state:proforma/final+finalized'
  | 'state:proforma/final+deleted'
  | 'state:proforma/final+accept'
  | 'state:proforma/final+refuse'
  | 'state:proforma/final+canceled'
  | 'state:proforma/deleted+finalized'
  | 'state:proforma/deleted+deleted'
  | 'state:proforma/deleted+accept'
  | 'state:proforma/deleted+refuse'
  | 'state:proforma/deleted+canceled'
  | 'state:proforma/accepted+finalized'
  | 'state:proforma/accepted+deleted'
  | 'state:proforma/accepted+accept'
  | 'state:proforma/accepted+refuse'
  | 'state:proforma/accepted+canceled'
  | 'state:proforma/refused+finalized'
  | 'state:proforma/refused+deleted'
  | 'state:proforma/refused+accept'
  | 'state:proforma/refused+refuse'
  | 'state:proforma/refused+canceled'
  | 'state:proforma/canceled+finalized'
  | 'state:proforma/canceled+deleted'
  | 'state:proforma/canceled+accept'
  | 'state:proforma/canceled+refuse'
  | 'state:proforma/canceled+canceled'
  | 'state:fees_note/draft+finalized'
  | 'state:fees_note/draft+deleted'
  | 'state:fees_note/draft+accept'
  | 'state:fees_note/draft+refuse'
  | 'state:fees_note/draft+canceled'
  | 'state:fees_note/final+finalized'
  | 'state:fees_note/final+deleted'
  | 'state:fees_note/final+accept'
  | 'state:fees_note/final+refuse'
  | 'state:fees_note/final+canceled'
  | 'state:fees_note/deleted+finalized'
  | 'state:fees_note/deleted+deleted'
  | 'state:fees_note/deleted+accept'
  | 'state:fees_note/deleted+refuse'
  | 'state:fees_note/deleted+canceled'
  | 'state:fees_note/accepted+finalized'
  | 'state:fees_note/accepted+deleted'
  | 'state:fees_note/accepted+accept'
  | 'state:fees_note/accepted+refuse'
  | 'state:fees_note/accepted+canceled'
  | 'state:fees_note/refused+finalized'
  | 'state:fees_note/refused+deleted'
  | 'state:fees_note/refused+accept'
  | 'state:fees_note/refused+refuse'
  | 'state:fees_note/refused+canceled'
  | 'state:fees_note/canceled+finalized'
  | 'state:fees_note/canceled+deleted'
  | 'state:fees_note/canceled+accept'
  | 'state:fees_note/canceled+refuse'
  | 'state:fees_note/canceled+canceled'
  | 'state:shipping/draft+finalized'
  | 'state:shipping/draft+deleted'
  | 'state:shipping/draft+canceled'
  | 'state:shipping/final+finalized'
  | 'state:shipping/final+deleted'
  | 'state:shipping/final+canceled'
  | 'state:shipping/deleted+finalized'
  | 'state:shipping/deleted+deleted'
  | 'state:shipping/deleted+canceled'
  | 'state:shipping/canceled+finalized'
  | 'state:shipping/canceled+deleted'
  | 'state:shipping/canceled+canceled'
  | 'state:transport/draft+finalized'
  | 'state:transport/draft+deleted'
  | 'state:transport/draft+canceled'
  | 'state:transport/final+finalized'
  | 'state:transport/final+deleted'
  | 'state:transport/final+canceled'
  | 'state:transport/deleted+finalized'
  | 'state:transport/deleted+deleted'
  | 'state:transport/deleted+canceled'
  | 'state:transport/canceled+finalized'
  | 'state:transport/canceled+deleted'
  | 'state:transport/canceled+canceled'
  | 'state:devolution/draft+finalized'
  | 'state:devolution/draft+deleted'
  | 'state:devolution/draft+canceled'
  | 'state:devolution/final+finalized'
  | 'state:devolution/final+deleted'
  | 'state:devolution/final+canceled'
  | 'state:devolution/deleted+finalized'
  | 'state:devolution/deleted+deleted'
  | 'state:devolution/deleted+canceled'
  | 'state:devolution/canceled+finalized'
  | 'state:devolution/canceled+deleted'
  | 'state:devolution/canceled+canceled'
  | 'state:invoice/draft+finalized'
  | 'state:invoice/draft+deleted'
  | 'state:invoice/draft+canceled'
  | 'state:invoice/draft+settled'
  | 'state:invoice/draft+unsettled'
  | 'state:invoice/final+finalized'
  | 'state:invoice/final+deleted'
  | 'state:invoice/final+canceled'
  | 'state:invoice/final+settled'
  | 'state:invoice/final+unsettled'
  | 'state:invoice/settled+finalized'
  | 'state:invoice/settled+deleted'
  | 'state:invoice/settled+canceled'
  | 'state:invoice/settled+settled'
  | 'state:invoice/settled+unsettled'
  | 'state:invoice/deleted+finalized'
  | 'state:invoice/deleted+deleted'
  | 'state:invoice/deleted+canceled'
  | 'state:invoice/deleted+settled'
  | 'state:invoice/deleted+unsettled'
  | 'state:invoice/canceled+finalized'
  | 'state:invoice/canceled+deleted'
  | 'state:invoice/canceled+canceled'
  | 'state:invoice/canceled+settled'
  | 'state:invoice/canceled+unsettled'
  | 'state:invoice_receipt/draft+finalized'
  | 'state:invoice_receipt/draft+deleted'
  | 'state:invoice_receipt/draft+canceled'
  | 'state:invoice_receipt/draft+settled'
  | 'state:invoice_receipt/draft+unsettled'
  | 'state:invoice_receipt/final+finalized'
  | 'state:invoice_receipt/final+deleted'
  | 'state:invoice_receipt/final+canceled'
  | 'state:invoice_receipt/final+settled'
  | 'state:invoice_receipt/final+unsettled'
  | 'state:invoice_receipt/settled+finalized'
  | 'state:invoice_receipt/settled+deleted'
  | 'state:invoice_receipt/settled+canceled'
  | 'state:invoice_receipt/settled+settled'
  | 'state:invoice_receipt/settled+unsettled'
  | 'state:invoice_receipt/deleted+finalized'
  | 'state:invoice_receipt/deleted+deleted'
  | 'state:invoice_receipt/deleted+canceled'
  | 'state:invoice_receipt/deleted+settled'
  | 'state:invoice_receipt/deleted+unsettled'
  | 'state:invoice_receipt/canceled+finalized'
  | 'state:invoice_receipt/canceled+deleted'
  | 'state:invoice_receipt/canceled+canceled'
  | 'state:invoice_receipt/canceled+settled'
  | 'state:invoice_receipt/canceled+unsettled'
  | 'state:simplified_invoice/draft+finalized'
  | 'state:simplified_invoice/draft+deleted'
  | 'state:simplified_invoice/draft+canceled'
  | 'state:simplified_invoice/draft+settled'
  | 'state:simplified_invoice/draft+unsettled'
  | 'state:simplified_invoice/final+finalized'
  | 'state:simplified_invoice/final+deleted'
  | 'state:simplified_invoice/final+canceled'
  | 'state:simplified_invoice/final+settled'
  | 'state:simplified_invoice/final+unsettled'
  | 'state:simplified_invoice/settled+finalized'
  | 'state:simplified_invoice/settled+deleted'
  | 'state:simplified_invoice/settled+canceled'
  | 'state:simplified_invoice/settled+settled'
  | 'state:simplified_invoice/settled+unsettled'
  | 'state:simplified_invoice/deleted+finalized'
  | 'state:simplified_invoice/deleted+deleted'
  | 'state:simplified_invoice/deleted+canceled'
  | 'state:simplified_invoice/deleted+settled'
  | 'state:simplified_invoice/deleted+unsettled'
  | 'state:simplified_invoice/canceled+finalized'
  | 'state:simplified_invoice/canceled+deleted'
  | 'state:simplified_invoice/canceled+canceled'
  | 'state:simplified_invoice/canceled+settled'
  | 'state:simplified_invoice/canceled+unsettled'
  | 'state:vat_moss_invoice/draft+finalized'
  | 'state:vat_moss_invoice/draft+deleted'
  | 'state:vat_moss_invoice/draft+canceled'
  | 'state:vat_moss_invoice/draft+settled'
  | 'state:vat_moss_invoice/draft+unsettled'
  | 'state:vat_moss_invoice/final+finalized'
  | 'state:vat_moss_invoice/final+deleted'
  | 'state:vat_moss_invoice/final+canceled'
  | 'state:vat_moss_invoice/final+settled'
  | 'state:vat_moss_invoice/final+unsettled'
  | 'state:vat_moss_invoice/settled+finalized'
  | 'state:vat_moss_invoice/settled+deleted'
  | 'state:vat_moss_invoice/settled+canceled'
  | 'state:vat_moss_invoice/settled+settled'
  | 'state:vat_moss_invoice/settled+unsettled'
  | 'state:vat_moss_invoice/deleted+finalized'
  | 'state:vat_moss_invoice/deleted+deleted'
  | 'state:vat_moss_invoice/deleted+canceled'
  | 'state:vat_moss_invoice/deleted+settled'
  | 'state:vat_moss_invoice/deleted+unsettled'
  | 'state:vat_moss_invoice/canceled+finalized'
  | 'state:vat_moss_invoice/canceled+deleted'
  | 'state:vat_moss_invoice/canceled+canceled'
  | 'state:vat_moss_invoice/canceled+settled'
  | 'state:vat_moss_invoice/canceled+unsettled'
  | 'state:credit_note/draft+finalized'
  | 'state:credit_note/draft+deleted'
  | 'state:credit_note/draft+canceled'
  | 'state:credit_note/draft+settled'
  | 'state:credit_note/draft+unsettled'
  | 'state:credit_note/final+finalized'
  | 'state:credit_note/final+deleted'
  | 'state:credit_note/final+canceled'
  | 'state:credit_note/final+settled'
  | 'state:credit_note/final+unsettled'
  | 'state:credit_note/settled+finalized'
  | 'state:credit_note/settled+deleted'
  | 'state:credit_note/settled+canceled'
  | 'state:credit_note/settled+settled'
  | 'state:credit_note/settled+unsettled'
  | 'state:credit_note/deleted+finalized'
  | 'state:credit_note/deleted+deleted'
  | 'state:credit_note/deleted+canceled'
  | 'state:credit_note/deleted+settled'
  | 'state:credit_note/deleted+unsettled'
  | 'state:credit_note/canceled+finalized'
  | 'state:credit_note/canceled+deleted'
  | 'state:credit_note/canceled+canceled'
  | 'state:credit_note/canceled+settled'
  | 'state:credit_note/canceled+unsettled'
  | 'state:debit_note/draft+finalized'
  | 'state:debit_note/draft+deleted'
  | 'state:debit_note/draft+canceled'
  | 'state:debit_note/draft+settled'
  | 'state:debit_note/draft+unsettled'
  | 'state:debit_note/final+finalized'
  | 'state:debit_note/final+deleted'
  | 'state:debit_note/final+canceled'
  | 'state:debit_note/final+settled'
  | 'state:debit_note/final+unsettled'
  | 'state:debit_note/settled+finalized'
  | 'state:debit_note/settled+deleted'
  | 'state:debit_note/settled+canceled'
  | 'state:debit_note/settled+settled'
  | 'state:debit_note/settled+unsettled'
  | 'state:debit_note/deleted+finalized'
  | 'state:debit_note/deleted+deleted'
  | 'state:debit_note/deleted+canceled'
  | 'state:debit_note/deleted+settled'
  | 'state:debit_note/deleted+unsettled'
  | 'state:debit_note/canceled+finalized'
  | 'state:debit_note/canceled+deleted'
  | 'state:debit_note/canceled+canceled'
  | 'state:debit_note/canceled+settled'
  | 'state:debit_note/canceled+unsettled'
  | 'schema:CreatedAccountAnswer.account'
  | 'schema:CreatedAccount.id'
  | 'schema:CreatedAccount.name'
  | 'schema:CreatedAccount.url'
  | 'schema:CreatedAccount.api_key'
  | 'schema:CreatedAccount.state'
  | 'schema:AccountAnswer.account'
  | 'schema:Account.organization_name'
  | 'schema:Account.fiscal_id'
  | 'schema:Account.email'
  | 'schema:Account.state'
  | 'schema:Account.at_configured'
  | 'schema:Account.trial'
  | 'schema:ErrorAnswer.errors'
  | 'schema:ErrorMessage.error'
  | 'schema:ItemList.items'
  | 'schema:Item.id'
  | 'schema:Item.name'
  | 'schema:Item.description'
  | 'schema:Item.unit_price'
  | 'schema:Item.unit'
  | 'schema:Item.tax'
  | 'schema:ItemTax.name'
  | 'schema:ItemTax.value'
  | 'schema:ItemTax.comment'
  | 'schema:ItemAnswer.item'
  | 'schema:ClientList.clients'
  | 'schema:ClientFields.name'
  | 'schema:ClientFields.code'
  | 'schema:ClientFields.email'
  | 'schema:ClientFields.language'
  | 'schema:ClientFields.address'
  | 'schema:ClientFields.city'
  | 'schema:ClientFields.postal_code'
  | 'schema:ClientFields.country'
  | 'schema:ClientFields.fiscal_id'
  | 'schema:ClientFields.website'
  | 'schema:ClientFields.phone'
  | 'schema:ClientFields.fax'
  | 'schema:ClientFields.preferred_contact'
  | 'schema:PreferredContact.name'
  | 'schema:PreferredContact.email'
  | 'schema:PreferredContact.phone'
  | 'schema:ClientFields.observations'
  | 'schema:ListedClient.id'
  | 'schema:ListedClient.send_options'
  | 'schema:ClientList.pagination'
  | 'schema:Pagination.total_entries'
  | 'schema:Pagination.current_page'
  | 'schema:Pagination.total_pages'
  | 'schema:Pagination.per_page'
  | 'schema:ClientAnswer.client'
  | 'schema:ClientRecord.id'
  | 'schema:ClientRecord.send_options'
  | 'schema:ClientRecord.open_account_link'
  | 'schema:ClientRecord.payment_days'
  | 'schema:ClientRecord.tax_exemption_code'
  | 'schema:SequenceList.sequences'
  | 'schema:Sequence.id'
  | 'schema:Sequence.serie'
  | 'schema:Sequence.default_sequence'
  | 'schema:Sequence.current_invoice_number'
  | 'schema:Sequence.current_invoice_sequence_id'
  | 'schema:Sequence.current_invoice_receipt_number'
  | 'schema:Sequence.current_invoice_receipt_sequence_id'
  | 'schema:Sequence.current_simplified_invoice_number'
  | 'schema:Sequence.current_simplified_invoice_sequence_id'
  | 'schema:Sequence.current_credit_note_number'
  | 'schema:Sequence.current_credit_note_sequence_id'
  | 'schema:Sequence.current_debit_note_number'
  | 'schema:Sequence.current_debit_note_sequence_id'
  | 'schema:Sequence.current_receipt_number'
  | 'schema:Sequence.current_receipt_sequence_id'
  | 'schema:Sequence.current_shipping_number'
  | 'schema:Sequence.current_shipping_sequence_id'
  | 'schema:Sequence.current_transport_number'
  | 'schema:Sequence.current_transport_sequence_id'
  | 'schema:Sequence.current_devolution_number'
  | 'schema:Sequence.current_devolution_sequence_id'
  | 'schema:Sequence.current_proforma_number'
  | 'schema:Sequence.current_proforma_sequence_id'
  | 'schema:Sequence.current_quote_number'
  | 'schema:Sequence.current_quote_sequence_id'
  | 'schema:Sequence.current_fees_note_number'
  | 'schema:Sequence.current_fees_note_sequence_id'
  | 'schema:Sequence.current_purchase_order_number'
  | 'schema:Sequence.current_purchase_order_sequence_id'
  | 'schema:Sequence.current_vat_moss_invoice_number'
  | 'schema:Sequence.current_vat_moss_invoice_sequence_id'
  | 'schema:Sequence.current_vat_moss_credit_note_number'
  | 'schema:Sequence.current_vat_moss_credit_note_sequence_id'
  | 'schema:Sequence.current_vat_moss_receipt_number'
  | 'schema:Sequence.current_vat_moss_receipt_sequence_id'
  | 'schema:SequenceAnswer.sequence'
  | 'schema:InvoiceAnswer.invoice'
  | 'schema:Document.id'
  | 'schema:Document.status'
  | 'schema:Document.archived'
  | 'schema:Document.type'
  | 'schema:Document.sequence_number'
  | 'schema:Document.inverted_sequence_number'
  | 'schema:Document.atcud'
  | 'schema:Document.sequence_id'
  | 'schema:Document.tax_exemption'
  | 'schema:Document.date'
  | 'schema:Document.due_date'
  | 'schema:Document.reference'
  | 'schema:Document.observations'
  | 'schema:Document.retention'
  | 'schema:Document.permalink'
  | 'schema:Document.saft_hash'
  | 'schema:Document.sum'
  | 'schema:Document.discount'
  | 'schema:Document.before_taxes'
  | 'schema:Document.taxes'
  | 'schema:Document.total'
  | 'schema:Document.currency'
  | 'schema:Document.client'
  | 'schema:DocumentClient.id'
  | 'schema:DocumentClient.name'
  | 'schema:DocumentClient.country'
  | 'schema:Document.items'
  | 'schema:Line.name'
  | 'schema:Line.description'
  | 'schema:Line.unit_price'
  | 'schema:Line.unit'
  | 'schema:Line.quantity'
  | 'schema:Line.tax'
  | 'schema:LineTax.id'
  | 'schema:LineTax.name'
  | 'schema:LineTax.value'
  | 'schema:Line.discount'
  | 'schema:Line.subtotal'
  | 'schema:Line.tax_amount'
  | 'schema:Line.discount_amount'
  | 'schema:Line.total'
  | 'schema:InvoiceFamilyDocument.status'
  | 'schema:InvoiceFamilyDocument.mb_reference'
  | 'schema:MbReference.entity'
  | 'schema:MbReference.value'
  | 'schema:MbReference.reference'
  | 'schema:Invoice.type'
  | 'schema:EmailErrorAnswer.errors'
  | 'schema:EmailError.error'
  | 'schema:InvoiceReceiptAnswer.invoice_receipt'
  | 'schema:SimplifiedInvoiceAnswer.simplified_invoice'
  | 'schema:VatMossInvoiceAnswer.vat_moss_invoice'
  | 'schema:CreditNoteAnswer.credit_note'
  | 'schema:DebitNoteAnswer.debit_note'
  | 'schema:QuoteAnswer.quote'
  | 'schema:EstimateDocument.status'
  | 'schema:Quote.type'
  | 'schema:ProformaAnswer.proforma'
  | 'schema:FeesNoteAnswer.fees_note'
  | 'schema:EstimateList.estimates'
  | 'schema:EstimateList.pagination'
  | 'schema:ShippingAnswer.shipping'
  | 'schema:GuideDocument.status'
  | 'schema:GuideDocument.address_from'
  | 'schema:Address.detail'
  | 'schema:Address.city'
  | 'schema:Address.postal_code'
  | 'schema:Address.country'
  | 'schema:GuideDocument.address_to'
  | 'schema:GuideDocument.at_doc_code_id'
  | 'schema:GuideDocument.license_plate'
  | 'schema:Shipping.type'
  | 'schema:TransportAnswer.transport'
  | 'schema:DevolutionAnswer.devolution'
  | 'schema:GuideList.guides'
  | 'schema:GuideList.pagination'
  | 'schema:PurchaseOrderAnswer.purchase_order'
  | 'schema:PurchaseOrder.status'
  | 'schema:PurchaseOrder.type'
  | 'schema:PdfAnswer.output'
  | 'schema:PdfLink.pdfUrl'
  | 'schema:QrCodeAnswer.qr_code'
  | 'schema:QrCodeLink.url'
  | 'request:createAccount/account'
  | 'request:createAccount/account/required'
  | 'request:createAccount/account.first_name'
  | 'request:createAccount/account.last_name'
  | 'request:createAccount/account.organization_name'
  | 'request:createAccount/account.organization_name/required'
  | 'request:createAccount/account.phone'
  | 'request:createAccount/account.email'
  | 'request:createAccount/account.email/required'
  | 'request:createAccount/account.password'
  | 'request:createAccount/account.password/required'
  | 'request:createAccount/account.fiscal_id'
  | 'request:createAccount/account.tax_country'
  | 'request:createAccount/account.language'
  | 'request:createAccount/account.terms'
  | 'request:createAccount/account.terms/required'
  | 'request:createAccount/account.marketing'
  | 'request:createAccount/account.marketing/required'
  | 'request:getAccount/path.account-id'
  | 'request:getAccount/path.account-id/required'
  | 'request:updateAccount/path.account-id'
  | 'request:updateAccount/path.account-id/required'
  | 'request:updateAccount/account'
  | 'request:updateAccount/account/required'
  | 'request:updateAccount/account.first_name'
  | 'request:updateAccount/account.last_name'
  | 'request:updateAccount/account.organization_name'
  | 'request:updateAccount/account.organization_name/required'
  | 'request:updateAccount/account.phone'
  | 'request:updateAccount/account.email'
  | 'request:updateAccount/account.email/required'
  | 'request:updateAccount/account.password'
  | 'request:updateAccount/account.password/required'
  | 'request:updateAccount/account.fiscal_id'
  | 'request:updateAccount/account.address'
  | 'request:updateAccount/account.city'
  | 'request:updateAccount/account.postal_code'
  | 'request:updateAccount/account.website'
  | 'request:updateAccount/account.fax'
  | 'request:updateAccount/account.terms'
  | 'request:updateAccount/account.terms/required'
  | 'request:updateAccount/account.credentials'
  | 'request:updateAccount/account.credentials.username'
  | 'request:updateAccount/account.credentials.username/required'
  | 'request:updateAccount/account.credentials.type'
  | 'request:updateAccount/account.credentials.context'
  | 'request:updateAccount/account.fiscal_id/required'
  | 'request:updateAccount/account.address/required'
  | 'request:listItems/query.page'
  | 'request:listItems/query.per_page'
  | 'request:createItem/item'
  | 'request:createItem/item/required'
  | 'request:createItem/item.name'
  | 'request:createItem/item.name/required'
  | 'request:createItem/item.description'
  | 'request:createItem/item.description/required'
  | 'request:createItem/item.unit_price'
  | 'request:createItem/item.unit_price/required'
  | 'request:createItem/item.unit'
  | 'request:createItem/item.tax'
  | 'request:createItem/item.tax.name'
  | 'request:getItem/path.item-id'
  | 'request:getItem/path.item-id/required'
  | 'request:updateItem/path.item-id'
  | 'request:updateItem/path.item-id/required'
  | 'request:updateItem/item'
  | 'request:updateItem/item/required'
  | 'request:updateItem/item.name'
  | 'request:updateItem/item.description'
  | 'request:updateItem/item.unit_price'
  | 'request:updateItem/item.unit'
  | 'request:updateItem/item.tax'
  | 'request:updateItem/item.tax.name'
  | 'request:createTax/tax'
  | 'request:createTax/tax/required'
  | 'request:getTax/path.tax-id'
  | 'request:getTax/path.tax-id/required'
  | 'request:updateTax/path.tax-id'
  | 'request:updateTax/path.tax-id/required'
  | 'request:updateTax/tax'
  | 'request:updateTax/tax/required'
  | 'request:deleteTax/path.tax-id'
  | 'request:deleteTax/path.tax-id/required'
  | 'request:listClients/query.page'
  | 'request:listClients/query.per_page'
  | 'request:createClient/client'
  | 'request:createClient/client/required'
  | 'request:createClient/client.name'
  | 'request:createClient/client.name/required'
  | 'request:createClient/client.code'
  | 'request:createClient/client.code/required'
  | 'request:createClient/client.email'
  | 'request:createClient/client.language'
  | 'request:createClient/client.address'
  | 'request:createClient/client.city'
  | 'request:createClient/client.postal_code'
  | 'request:createClient/client.country'
  | 'request:createClient/client.fiscal_id'
  | 'request:createClient/client.website'
  | 'request:createClient/client.phone'
  | 'request:createClient/client.fax'
  | 'request:createClient/client.preferred_contact'
  | 'request:createClient/client.preferred_contact.name'
  | 'request:createClient/client.preferred_contact.email'
  | 'request:createClient/client.preferred_contact.phone'
  | 'request:createClient/client.observations'
  | 'request:createClient/client.send_options'
  | 'request:getClient/path.client-id'
  | 'request:getClient/path.client-id/required'
  | 'request:updateClient/path.client-id'
  | 'request:updateClient/path.client-id/required'
  | 'request:updateClient/client'
  | 'request:updateClient/client/required'
  | 'request:updateClient/client.name'
  | 'request:updateClient/client.name/required'
  | 'request:updateClient/client.code'
  | 'request:updateClient/client.code/required'
  | 'request:updateClient/client.email'
  | 'request:updateClient/client.language'
  | 'request:updateClient/client.address'
  | 'request:updateClient/client.city'
  | 'request:updateClient/client.postal_code'
  | 'request:updateClient/client.country'
  | 'request:updateClient/client.fiscal_id'
  | 'request:updateClient/client.website'
  | 'request:updateClient/client.phone'
  | 'request:updateClient/client.fax'
  | 'request:updateClient/client.preferred_contact'
  | 'request:updateClient/client.preferred_contact.name'
  | 'request:updateClient/client.preferred_contact.email'
  | 'request:updateClient/client.preferred_contact.phone'
  | 'request:updateClient/client.observations'
  | 'request:updateClient/client.send_options'
  | 'request:listClientInvoices/path.client_id'
  | 'request:listClientInvoices/path.client_id/required'
  | 'request:createSequence/sequence'
  | 'request:createSequence/sequence/required'
  | 'request:createSequence/sequence.serie'
  | 'request:createSequence/sequence.serie/required'
  | 'request:createSequence/sequence.default_sequence'
  | 'request:getSequence/path.sequence-id'
  | 'request:getSequence/path.sequence-id/required'
  | 'request:setCurrentSequence/path.sequence-id'
  | 'request:setCurrentSequence/path.sequence-id/required'
  | 'request:registerSequence/path.sequence_id'
  | 'request:registerSequence/path.sequence_id/required'
  | 'request:listInvoices/query.text'
  | 'request:listInvoices/query.type[]'
  | 'request:listInvoices/query.status[]'
  | 'request:listInvoices/query.date[from]'
  | 'request:listInvoices/query.date[to]'
  | 'request:listInvoices/query.due_date[from]'
  | 'request:listInvoices/query.due_date[to]'
  | 'request:listInvoices/query.total_before_taxes[from]'
  | 'request:listInvoices/query.total_before_taxes[to]'
  | 'request:listInvoices/query.non_archived'
  | 'request:listInvoices/query.archived'
  | 'request:listInvoices/query.page'
  | 'request:listInvoices/query.per_page'
  | 'request:getInvoice/path.document-id'
  | 'request:getInvoice/path.document-id/required'
  | 'request:updateInvoice/path.document-id'
  | 'request:updateInvoice/path.document-id/required'
  | 'request:changeInvoiceState/path.document-id'
  | 'request:changeInvoiceState/path.document-id/required'
  | 'request:emailInvoice/path.document-id'
  | 'request:emailInvoice/path.document-id/required'
  | 'request:emailInvoice/message'
  | 'request:emailInvoice/message/required'
  | 'request:emailInvoice/message.client'
  | 'request:emailInvoice/message.client/required'
  | 'request:emailInvoice/message.client.email'
  | 'request:emailInvoice/message.client.email/required'
  | 'request:emailInvoice/message.client.save'
  | 'request:emailInvoice/message.client.save/required'
  | 'request:emailInvoice/message.subject'
  | 'request:emailInvoice/message.body'
  | 'request:emailInvoice/message.cc'
  | 'request:emailInvoice/message.bcc'
  | 'request:emailInvoice/message.logo'
  | 'request:getInvoiceReceipt/path.document-id'
  | 'request:getInvoiceReceipt/path.document-id/required'
  | 'request:updateInvoiceReceipt/path.document-id'
  | 'request:updateInvoiceReceipt/path.document-id/required'
  | 'request:changeInvoiceReceiptState/path.document-id'
  | 'request:changeInvoiceReceiptState/path.document-id/required'
  | 'request:emailInvoiceReceipt/path.document-id'
  | 'request:emailInvoiceReceipt/path.document-id/required'
  | 'request:emailInvoiceReceipt/message'
  | 'request:emailInvoiceReceipt/message/required'
  | 'request:emailInvoiceReceipt/message.client'
  | 'request:emailInvoiceReceipt/message.client/required'
  | 'request:emailInvoiceReceipt/message.client.email'
  | 'request:emailInvoiceReceipt/message.client.email/required'
  | 'request:emailInvoiceReceipt/message.client.save'
  | 'request:emailInvoiceReceipt/message.client.save/required'
  | 'request:emailInvoiceReceipt/message.subject'
  | 'request:emailInvoiceReceipt/message.body'
  | 'request:emailInvoiceReceipt/message.cc'
  | 'request:emailInvoiceReceipt/message.bcc'
  | 'request:emailInvoiceReceipt/message.logo'
  | 'request:getSimplifiedInvoice/path.document-id'
  | 'request:getSimplifiedInvoice/path.document-id/required'
  | 'request:updateSimplifiedInvoice/path.document-id'
  | 'request:updateSimplifiedInvoice/path.document-id/required'
  | 'request:changeSimplifiedInvoiceState/path.document-id'
  | 'request:changeSimplifiedInvoiceState/path.document-id/required'
  | 'request:emailSimplifiedInvoice/path.document-id'
  | 'request:emailSimplifiedInvoice/path.document-id/required'
  | 'request:emailSimplifiedInvoice/message'
  | 'request:emailSimplifiedInvoice/message/required'
  | 'request:emailSimplifiedInvoice/message.client'
  | 'request:emailSimplifiedInvoice/message.client/required'
  | 'request:emailSimplifiedInvoice/message.client.email'
  | 'request:emailSimplifiedInvoice/message.client.email/required'
  | 'request:emailSimplifiedInvoice/message.client.save'
  | 'request:emailSimplifiedInvoice/message.client.save/required'
  | 'request:emailSimplifiedInvoice/message.subject'
  | 'request:emailSimplifiedInvoice/message.body'
  | 'request:emailSimplifiedInvoice/message.cc'
  | 'request:emailSimplifiedInvoice/message.bcc'
  | 'request:emailSimplifiedInvoice/message.logo'
  | 'request:getVatMossInvoice/path.document-id'
  | 'request:getVatMossInvoice/path.document-id/required'
  | 'request:updateVatMossInvoice/path.document-id'
  | 'request:updateVatMossInvoice/path.document-id/required'
  | 'request:changeVatMossInvoiceState/path.document-id'
  | 'request:changeVatMossInvoiceState/path.document-id/required'
  | 'request:emailVatMossInvoice/path.document-id'
  | 'request:emailVatMossInvoice/path.document-id/required'
  | 'request:emailVatMossInvoice/message'
  | 'request:emailVatMossInvoice/message/required'
  | 'request:emailVatMossInvoice/message.client'
  | 'request:emailVatMossInvoice/message.client/required'
  | 'request:emailVatMossInvoice/message.client.email'
  | 'request:emailVatMossInvoice/message.client.email/required'
  | 'request:emailVatMossInvoice/message.client.save'
  | 'request:emailVatMossInvoice/message.client.save/required'
  | 'request:emailVatMossInvoice/message.subject'
  | 'request:emailVatMossInvoice/message.body'
  | 'request:emailVatMossInvoice/message.cc'
  | 'request:emailVatMossInvoice/message.bcc'
  | 'request:emailVatMossInvoice/message.logo'
  | 'request:getCreditNote/path.document-id'
  | 'request:getCreditNote/path.document-id/required'
  | 'request:updateCreditNote/path.document-id'
  | 'request:updateCreditNote/path.document-id/required'
  | 'request:changeCreditNoteState/path.document-id'
  | 'request:changeCreditNoteState/path.document-id/required'
  | 'request:emailCreditNote/path.document-id'
  | 'request:emailCreditNote/path.document-id/required'
  | 'request:emailCreditNote/message'
  | 'request:emailCreditNote/message/required'
  | 'request:emailCreditNote/message.client'
  | 'request:emailCreditNote/message.client/required'
  | 'request:emailCreditNote/message.client.email'
  | 'request:emailCreditNote/message.client.email/required'
  | 'request:emailCreditNote/message.client.save'
  | 'request:emailCreditNote/message.client.save/required'
  | 'request:emailCreditNote/message.subject'
  | 'request:emailCreditNote/message.body'
  | 'request:emailCreditNote/message.cc'
  | 'request:emailCreditNote/message.bcc'
  | 'request:emailCreditNote/message.logo'
  | 'request:getDebitNote/path.document-id'
  | 'request:getDebitNote/path.document-id/required'
  | 'request:updateDebitNote/path.document-id'
  | 'request:updateDebitNote/path.document-id/required'
  | 'request:changeDebitNoteState/path.document-id'
  | 'request:changeDebitNoteState/path.document-id/required'
  | 'request:emailDebitNote/path.document-id'
  | 'request:emailDebitNote/path.document-id/required'
  | 'request:emailDebitNote/message'
  | 'request:emailDebitNote/message/required'
  | 'request:emailDebitNote/message.client'
  | 'request:emailDebitNote/message.client/required'
  | 'request:emailDebitNote/message.client.email'
  | 'request:emailDebitNote/message.client.email/required'
  | 'request:emailDebitNote/message.client.save'
  | 'request:emailDebitNote/message.client.save/required'
  | 'request:emailDebitNote/message.subject'
  | 'request:emailDebitNote/message.body'
  | 'request:emailDebitNote/message.cc'
  | 'request:emailDebitNote/message.bcc'
  | 'request:emailDebitNote/message.logo'
  | 'request:getQuote/path.document-id'
  | 'request:getQuote/path.document-id/required'
  | 'request:updateQuote/path.document-id'
  | 'request:updateQuote/path.document-id/required'
  | 'request:changeQuoteState/path.document-id'
  | 'request:changeQuoteState/path.document-id/required'
  | 'request:emailQuote/path.document-id'
  | 'request:emailQuote/path.document-id/required'
  | 'request:emailQuote/message'
  | 'request:emailQuote/message/required'
  | 'request:emailQuote/message.client'
  | 'request:emailQuote/message.client/required'
  | 'request:emailQuote/message.client.email'
  | 'request:emailQuote/message.client.email/required'
  | 'request:emailQuote/message.client.save'
  | 'request:emailQuote/message.client.save/required'
  | 'request:emailQuote/message.subject'
  | 'request:emailQuote/message.body'
  | 'request:emailQuote/message.cc'
  | 'request:emailQuote/message.bcc'
  | 'request:emailQuote/message.logo'
  | 'request:getProforma/path.document-id'
  | 'request:getProforma/path.document-id/required'
  | 'request:updateProforma/path.document-id'
  | 'request:updateProforma/path.document-id/required'
  | 'request:changeProformaState/path.document-id'
  | 'request:changeProformaState/path.document-id/required'
  | 'request:emailProforma/path.document-id'
  | 'request:emailProforma/path.document-id/required'
  | 'request:emailProforma/message'
  | 'request:emailProforma/message/required'
  | 'request:emailProforma/message.client'
  | 'request:emailProforma/message.client/required'
  | 'request:emailProforma/message.client.email'
  | 'request:emailProforma/message.client.email/required'
  | 'request:emailProforma/message.client.save'
  | 'request:emailProforma/message.client.save/required'
  | 'request:emailProforma/message.subject'
  | 'request:emailProforma/message.body'
  | 'request:emailProforma/message.cc'
  | 'request:emailProforma/message.bcc'
  | 'request:emailProforma/message.logo'
  | 'request:getFeesNote/path.document-id'
  | 'request:getFeesNote/path.document-id/required'
  | 'request:updateFeesNote/path.document-id'
  | 'request:updateFeesNote/path.document-id/required'
  | 'request:changeFeesNoteState/path.document-id'
  | 'request:changeFeesNoteState/path.document-id/required'
  | 'request:emailFeesNote/path.document-id'
  | 'request:emailFeesNote/path.document-id/required'
  | 'request:emailFeesNote/message'
  | 'request:emailFeesNote/message/required'
  | 'request:emailFeesNote/message.client'
  | 'request:emailFeesNote/message.client/required'
  | 'request:emailFeesNote/message.client.email'
  | 'request:emailFeesNote/message.client.email/required'
  | 'request:emailFeesNote/message.client.save'
  | 'request:emailFeesNote/message.client.save/required'
  | 'request:emailFeesNote/message.subject'
  | 'request:emailFeesNote/message.body'
  | 'request:emailFeesNote/message.cc'
  | 'request:emailFeesNote/message.bcc'
  | 'request:emailFeesNote/message.logo'
  | 'request:listEstimates/query.text'
  | 'request:listEstimates/query.type[]'
  | 'request:listEstimates/query.status[]'
  | 'request:listEstimates/query.date[from]'
  | 'request:listEstimates/query.date[to]'
  | 'request:listEstimates/query.due_date[from]'
  | 'request:listEstimates/query.due_date[to]'
  | 'request:listEstimates/query.total_before_taxes[from]'
  | 'request:listEstimates/query.total_before_taxes[to]'
  | 'request:listEstimates/query.non_archived'
  | 'request:listEstimates/query.archived'
  | 'request:listEstimates/query.page'
  | 'request:listEstimates/query.per_page'
  | 'request:createShipping/shipping'
  | 'request:createShipping/shipping/required'
  | 'request:createShipping/shipping.date'
  | 'request:createShipping/shipping.due_date'
  | 'request:createShipping/shipping.loaded_at'
  | 'request:getShipping/path.document-id'
  | 'request:getShipping/path.document-id/required'
  | 'request:updateShipping/path.document-id'
  | 'request:updateShipping/path.document-id/required'
  | 'request:updateShipping/shipping'
  | 'request:updateShipping/shipping/required'
  | 'request:updateShipping/shipping.date'
  | 'request:updateShipping/shipping.due_date'
  | 'request:updateShipping/shipping.loaded_at'
  | 'request:changeShippingState/path.document-id'
  | 'request:changeShippingState/path.document-id/required'
  | 'request:changeShippingState/shipping'
  | 'request:changeShippingState/shipping/required'
  | 'request:changeShippingState/shipping.state'
  | 'request:changeShippingState/shipping.state/required'
  | 'request:changeShippingState/shipping.message'
  | 'request:emailShipping/path.document-id'
  | 'request:emailShipping/path.document-id/required'
  | 'request:emailShipping/message'
  | 'request:emailShipping/message/required'
  | 'request:emailShipping/message.client'
  | 'request:emailShipping/message.client/required'
  | 'request:emailShipping/message.client.email'
  | 'request:emailShipping/message.client.email/required'
  | 'request:emailShipping/message.client.save'
  | 'request:emailShipping/message.client.save/required'
  | 'request:emailShipping/message.subject'
  | 'request:emailShipping/message.body'
  | 'request:emailShipping/message.cc'
  | 'request:emailShipping/message.bcc'
  | 'request:emailShipping/message.logo'
  | 'request:createTransport/transport'
  | 'request:createTransport/transport/required'
  | 'request:createTransport/transport.date'
  | 'request:createTransport/transport.due_date'
  | 'request:createTransport/transport.loaded_at'
  | 'request:getTransport/path.document-id'
  | 'request:getTransport/path.document-id/required'
  | 'request:updateTransport/path.document-id'
  | 'request:updateTransport/path.document-id/required'
  | 'request:updateTransport/transport'
  | 'request:updateTransport/transport/required'
  | 'request:updateTransport/transport.date'
  | 'request:updateTransport/transport.due_date'
  | 'request:updateTransport/transport.loaded_at'
  | 'request:changeTransportState/path.document-id'
  | 'request:changeTransportState/path.document-id/required'
  | 'request:changeTransportState/shipping'
  | 'request:changeTransportState/shipping/required'
  | 'request:changeTransportState/shipping.state'
  | 'request:changeTransportState/shipping.state/required'
  | 'request:changeTransportState/shipping.message'
  | 'request:changeTransportState/transport'
  | 'request:changeTransportState/transport/required'
  | 'request:changeTransportState/transport.state'
  | 'request:changeTransportState/transport.state/required'
  | 'request:changeTransportState/transport.message'
  | 'request:emailTransport/path.document-id'
  | 'request:emailTransport/path.document-id/required'
  | 'request:emailTransport/message'
  | 'request:emailTransport/message/required'
  | 'request:emailTransport/message.client'
  | 'request:emailTransport/message.client/required'
  | 'request:emailTransport/message.client.email'
  | 'request:emailTransport/message.client.email/required'
  | 'request:emailTransport/message.client.save'
  | 'request:emailTransport/message.client.save/required'
  | 'request:emailTransport/message.subject'
  | 'request:emailTransport/message.body'
  | 'request:emailTransport/message.cc'
  | 'request:emailTransport/message.bcc'
  | 'request:emailTransport/message.logo'
  | 'request:createDevolution/devolution'
  | 'request:createDevolution/devolution/required'
  | 'request:createDevolution/devolution.date'
  | 'request:createDevolution/devolution.due_date'
  | 'request:createDevolution/devolution.loaded_at'
  | 'request:getDevolution/path.document-id'
  | 'request:getDevolution/path.document-id/required'
  | 'request:updateDevolution/path.document-id'
  | 'request:updateDevolution/path.document-id/required'
  | 'request:updateDevolution/devolution'
  | 'request:updateDevolution/devolution/required'
  | 'request:updateDevolution/devolution.date'
  | 'request:updateDevolution/devolution.due_date'
  | 'request:updateDevolution/devolution.loaded_at'
  | 'request:changeDevolutionState/path.document-id'
  | 'request:changeDevolutionState/path.document-id/required'
  | 'request:changeDevolutionState/shipping'
  | 'request:changeDevolutionState/shipping/required'
  | 'request:changeDevolutionState/shipping.state'
  | 'request:changeDevolutionState/shipping.state/required'
  | 'request:changeDevolutionState/shipping.message'
  | 'request:changeDevolutionState/devolution'
  | 'request:changeDevolutionState/devolution/required'
  | 'request:changeDevolutionState/devolution.state'
  | 'request:changeDevolutionState/devolution.state/required'
  | 'request:changeDevolutionState/devolution.message'
  | 'request:emailDevolution/path.document-id'
  | 'request:emailDevolution/path.document-id/required'
  | 'request:emailDevolution/message'
  | 'request:emailDevolution/message/required'
  | 'request:emailDevolution/message.client'
  | 'request:emailDevolution/message.client/required'
  | 'request:emailDevolution/message.client.email'
  | 'request:emailDevolution/message.client.email/required'
  | 'request:emailDevolution/message.client.save'
  | 'request:emailDevolution/message.client.save/required'
  | 'request:emailDevolution/message.subject'
  | 'request:emailDevolution/message.body'
  | 'request:emailDevolution/message.cc'
  | 'request:emailDevolution/message.bcc'
  | 'request:emailDevolution/message.logo'
  | 'request:listGuides/query.text'
  | 'request:listGuides/query.type[]'
  | 'request:listGuides/query.status[]'
  | 'request:listGuides/query.loaded_at[from]'
  | 'request:listGuides/query.loaded_at[to]'
  | 'request:listGuides/query.non_archived'
  | 'request:listGuides/query.archived'
  | 'request:listGuides/query.page'
  | 'request:listGuides/query.per_page'
  | 'request:listPurchaseOrders/query.text'
  | 'request:listPurchaseOrders/query.type'
  | 'request:listPurchaseOrders/query.status[]'
  | 'request:listPurchaseOrders/query.date[from]'
  | 'request:listPurchaseOrders/query.date[to]'
  | 'request:listPurchaseOrders/query.due_date[from]'
  | 'request:listPurchaseOrders/query.due_date[to]'
  | 'request:listPurchaseOrders/query.total_before_taxes[from]'
  | 'request:listPurchaseOrders/query.total_before_taxes[to]'
  | 'request:listPurchaseOrders/query.non_archived'
  | 'request:listPurchaseOrders/query.archived'
  | 'request:listPurchaseOrders/query.page'
  | 'request:listPurchaseOrders/query.per_page'
  | 'request:getPurchaseOrder/path.document-id'
  | 'request:getPurchaseOrder/path.document-id/required'
  | 'request:updatePurchaseOrder/path.document-id'
  | 'request:updatePurchaseOrder/path.document-id/required'
  | 'request:changePurchaseOrderState/path.document-id'
  | 'request:changePurchaseOrderState/path.document-id/required'
  | 'request:emailPurchaseOrder/path.document-id'
  | 'request:emailPurchaseOrder/path.document-id/required'
  | 'request:emailPurchaseOrder/message'
  | 'request:emailPurchaseOrder/message/required'
  | 'request:emailPurchaseOrder/message.client'
  | 'request:emailPurchaseOrder/message.client/required'
  | 'request:emailPurchaseOrder/message.client.email'
  | 'request:emailPurchaseOrder/message.client.email/required'
  | 'request:emailPurchaseOrder/message.client.save'
  | 'request:emailPurchaseOrder/message.client.save/required'
  | 'request:emailPurchaseOrder/message.subject'
  | 'request:emailPurchaseOrder/message.body'
  | 'request:emailPurchaseOrder/message.cc'
  | 'request:emailPurchaseOrder/message.bcc'
  | 'request:emailPurchaseOrder/message.logo'
  | 'request:getDocumentPdf/path.document-id'
  | 'request:getDocumentPdf/path.document-id/required'
  | 'request:getDocumentPdf/query.second_copy'
  | 'request:getDocumentQrCode/path.document-id'
  | 'request:getDocumentQrCode/path.document-id/required'
  | 'request:listRelatedDocuments/path.document-id'
  | 'request:listRelatedDocuments/path.document-id/required'
  | 'request:createPartialPayment/path.document-id'
  | 'request:createPartialPayment/path.document-id/required'
  | 'request:changeReceiptState/path.receipt-id'
  | 'request:changeReceiptState/path.receipt-id/required'
  | 'request:exportSaft/query.month'
  | 'request:exportSaft/query.month/required'
  | 'request:exportSaft/query.years'
  | 'request:exportSaft/query.years/required'
  | 'request:getClientBalance/path.client_id'
  | 'request:getClientBalance/path.client_id/required'
  | 'request:updateInitialBalance/path.client_id'
  | 'request:updateInitialBalance/path.client_id/required'
  | 'request:listRegularizations/path.client_id'
  | 'request:listRegularizations/path.client_id/required'
  | 'request:createRegularization/path.client_id'
  | 'request:createRegularization/path.client_id/required'
  | 'request:deleteRegularization/path.client_id'
  | 'request:deleteRegularization/path.client_id/required'
  | 'request:deleteRegularization/path.id'
  | 'request:deleteRegularization/path.id/required'
  | 'request:createTreasuryMovement/path.client_id'
  | 'request:createTreasuryMovement/path.client_id/required'
  | 'request:deleteTreasuryMovement/path.client_id'
  | 'request:deleteTreasuryMovement/path.client_id/required'
  | 'request:deleteTreasuryMovement/path.id'
  | 'request:deleteTreasuryMovement/path.id/required'
  | 'rule:key-needed'
  | 'rule:key-identifies-account'
  | 'rule:creation-needs-no-key'
  | 'rule:creation-returns-key'
  | 'rule:account-defaults'
  | 'rule:fiscal-id-unique'
  | 'rule:fiscal-id-fixed'
  | 'rule:account-update-either-variant'
  | 'rule:item-name-unique'
  | 'rule:item-tax-by-name'
  | 'rule:item-no-tax'
  | 'rule:item-unit-price-not-negative'
  | 'rule:item-partial-update'
  | 'rule:item-fields-kept'
  | 'rule:tax-fields-kept'
  | 'rule:tax-answered'
  | 'rule:tax-deleted'
  | 'rule:client-open-fields'
  | 'rule:client-language-default'
  | 'rule:client-observations-added'
  | 'rule:one-default-sequence'
  | 'rule:sequence-fields-kept'
  | 'rule:number-on-final'
  | 'rule:number-unique'
  | 'rule:atcud-unique'
  | 'rule:document-wrapper'
  | 'rule:document-fields-kept'
  | 'rule:guide-fields-accepted'
  | 'rule:type-of-its-own'
  | 'rule:client-created'
  | 'rule:item-created'
  | 'rule:item-updated'
  | 'rule:unknown-tax-default'
  | 'rule:exemption-reason'
  | 'rule:simplified-portugal-only'
  | 'rule:before-taxes-sum'
  | 'rule:total-sum'
  | 'rule:sum-of-lines'
  | 'rule:transition-allowed'
  | 'rule:transition-forbidden'
  | 'rule:deleted-stays-deleted'
  | 'rule:list-text'
  | 'rule:list-type'
  | 'rule:list-status'
  | 'rule:list-date'
  | 'rule:list-due-date'
  | 'rule:list-total'
  | 'rule:list-loaded-at'
  | 'rule:pages-partition'
  | 'rule:pagination-adds-up'
  | 'rule:page-defaults-to-one'
  | 'rule:per-page-default'
  | 'rule:email-needs-recipient'
  | 'rule:email-saves-address'
  | 'rule:email-addresses-valid'
  | 'rule:pdf-poll'
  | 'rule:pdf-second-copy'
  | 'rule:saft-poll'
  | 'rule:saft-parameters'
  | 'rule:qr-link'
  | 'rule:payment-canceled'
  | 'rule:filters-together'
  | 'rule:record-unknown'
  | 'rule:record-meant'
  | 'rule:record-listed'
  | 'rule:refused-changes-nothing'
  | 'rule:no-server-error';

export type InterpretationId =
  | 'operation:createAccountForUser'
  | 'operation:configureAtCommunication'
  | 'operation:deleteItem'
  | 'operation:findClientByName'
  | 'operation:findClientByCode'
  | 'operation:listClientInvoices'
  | 'operation:registerSequence'
  | 'operation:listRelatedDocuments'
  | 'operation:createPartialPayment'
  | 'operation:getReceipt'
  | 'operation:changeReceiptState'
  | 'operation:getClientBalance'
  | 'operation:updateInitialBalance'
  | 'operation:listRegularizations'
  | 'operation:createRegularization'
  | 'operation:deleteRegularization'
  | 'operation:createTreasuryMovement'
  | 'operation:deleteTreasuryMovement'
  | 'status:createAccountForUser/201'
  | 'status:createAccountForUser/422'
  | 'status:configureAtCommunication/200'
  | 'status:configureAtCommunication/422'
  | 'status:createItem/201'
  | 'status:deleteItem/200'
  | 'status:deleteItem/401'
  | 'status:deleteItem/404'
  | 'status:deleteItem/422'
  | 'status:createClient/201'
  | 'status:updateClient/200'
  | 'status:findClientByName/200'
  | 'status:findClientByName/404'
  | 'status:findClientByName/422'
  | 'status:findClientByCode/200'
  | 'status:findClientByCode/404'
  | 'status:findClientByCode/422'
  | 'status:listClientInvoices/200'
  | 'status:listClientInvoices/404'
  | 'status:listClientInvoices/422'
  | 'status:createSequence/201'
  | 'status:registerSequence/200'
  | 'status:registerSequence/404'
  | 'status:registerSequence/422'
  | 'status:listInvoices/200'
  | 'status:createInvoice/201'
  | 'status:createInvoice/422'
  | 'status:updateInvoice/200'
  | 'status:updateInvoice/422'
  | 'status:changeInvoiceState/200'
  | 'status:changeInvoiceState/422'
  | 'status:listInvoiceReceipts/200'
  | 'status:createInvoiceReceipt/201'
  | 'status:createInvoiceReceipt/422'
  | 'status:updateInvoiceReceipt/200'
  | 'status:updateInvoiceReceipt/422'
  | 'status:changeInvoiceReceiptState/200'
  | 'status:changeInvoiceReceiptState/422'
  | 'status:listSimplifiedInvoices/200'
  | 'status:createSimplifiedInvoice/201'
  | 'status:createSimplifiedInvoice/422'
  | 'status:updateSimplifiedInvoice/200'
  | 'status:updateSimplifiedInvoice/422'
  | 'status:changeSimplifiedInvoiceState/200'
  | 'status:changeSimplifiedInvoiceState/422'
  | 'status:createVatMossInvoice/201'
  | 'status:createVatMossInvoice/422'
  | 'status:updateVatMossInvoice/200'
  | 'status:updateVatMossInvoice/422'
  | 'status:changeVatMossInvoiceState/200'
  | 'status:changeVatMossInvoiceState/422'
  | 'status:listCreditNotes/200'
  | 'status:createCreditNote/201'
  | 'status:createCreditNote/422'
  | 'status:updateCreditNote/200'
  | 'status:updateCreditNote/422'
  | 'status:changeCreditNoteState/200'
  | 'status:changeCreditNoteState/422'
  | 'status:listDebitNotes/200'
  | 'status:createDebitNote/201'
  | 'status:createDebitNote/422'
  | 'status:updateDebitNote/200'
  | 'status:updateDebitNote/422'
  | 'status:changeDebitNoteState/200'
  | 'status:changeDebitNoteState/422'
  | 'status:listVatMossInvoices/200'
  | 'status:listReceipts/200'
  | 'status:createQuote/201'
  | 'status:createQuote/422'
  | 'status:updateQuote/200'
  | 'status:updateQuote/422'
  | 'status:changeQuoteState/200'
  | 'status:changeQuoteState/422'
  | 'status:createProforma/201'
  | 'status:createProforma/422'
  | 'status:updateProforma/200'
  | 'status:updateProforma/422'
  | 'status:changeProformaState/200'
  | 'status:changeProformaState/422'
  | 'status:createFeesNote/201'
  | 'status:createFeesNote/422'
  | 'status:updateFeesNote/200'
  | 'status:updateFeesNote/422'
  | 'status:changeFeesNoteState/200'
  | 'status:changeFeesNoteState/422'
  | 'status:createShipping/201'
  | 'status:updateShipping/200'
  | 'status:changeShippingState/200'
  | 'status:changeShippingState/422'
  | 'status:createTransport/201'
  | 'status:updateTransport/200'
  | 'status:changeTransportState/200'
  | 'status:changeTransportState/422'
  | 'status:createDevolution/201'
  | 'status:updateDevolution/200'
  | 'status:changeDevolutionState/200'
  | 'status:changeDevolutionState/422'
  | 'status:listPurchaseOrders/200'
  | 'status:createPurchaseOrder/201'
  | 'status:createPurchaseOrder/422'
  | 'status:updatePurchaseOrder/200'
  | 'status:updatePurchaseOrder/422'
  | 'status:changePurchaseOrderState/200'
  | 'status:changePurchaseOrderState/422'
  | 'status:getDocumentQrCode/422'
  | 'status:listRelatedDocuments/200'
  | 'status:listRelatedDocuments/404'
  | 'status:createPartialPayment/201'
  | 'status:createPartialPayment/404'
  | 'status:createPartialPayment/422'
  | 'status:getReceipt/200'
  | 'status:getReceipt/401'
  | 'status:getReceipt/404'
  | 'status:changeReceiptState/200'
  | 'status:changeReceiptState/404'
  | 'status:changeReceiptState/422'
  | 'status:getClientBalance/200'
  | 'status:getClientBalance/404'
  | 'status:updateInitialBalance/200'
  | 'status:updateInitialBalance/404'
  | 'status:updateInitialBalance/422'
  | 'status:listRegularizations/200'
  | 'status:listRegularizations/404'
  | 'status:createRegularization/201'
  | 'status:createRegularization/404'
  | 'status:createRegularization/422'
  | 'status:deleteRegularization/200'
  | 'status:deleteRegularization/404'
  | 'status:createTreasuryMovement/201'
  | 'status:createTreasuryMovement/404'
  | 'status:createTreasuryMovement/422'
  | 'status:deleteTreasuryMovement/200'
  | 'status:deleteTreasuryMovement/404'
  | 'state:purchase_order/draft+finalized'
  | 'state:purchase_order/draft+deleted'
  | 'state:purchase_order/draft+accept'
  | 'state:purchase_order/draft+refuse'
  | 'state:purchase_order/draft+canceled'
  | 'state:purchase_order/draft+completed'
  | 'state:purchase_order/final+finalized'
  | 'state:purchase_order/final+deleted'
  | 'state:purchase_order/final+accept'
  | 'state:purchase_order/final+refuse'
  | 'state:purchase_order/final+canceled'
  | 'state:purchase_order/final+completed'
  | 'state:purchase_order/deleted+finalized'
  | 'state:purchase_order/deleted+deleted'
  | 'state:purchase_order/deleted+accept'
  | 'state:purchase_order/deleted+refuse'
  | 'state:purchase_order/deleted+canceled'
  | 'state:purchase_order/deleted+completed'
  | 'state:purchase_order/accepted+finalized'
  | 'state:purchase_order/accepted+deleted'
  | 'state:purchase_order/accepted+accept'
  | 'state:purchase_order/accepted+refuse'
  | 'state:purchase_order/accepted+canceled'
  | 'state:purchase_order/accepted+completed'
  | 'state:purchase_order/refused+finalized'
  | 'state:purchase_order/refused+deleted'
  | 'state:purchase_order/refused+accept'
  | 'state:purchase_order/refused+refuse'
  | 'state:purchase_order/refused+canceled'
  | 'state:purchase_order/refused+completed'
  | 'state:purchase_order/canceled+finalized'
  | 'state:purchase_order/canceled+deleted'
  | 'state:purchase_order/canceled+accept'
  | 'state:purchase_order/canceled+refuse'
  | 'state:purchase_order/canceled+canceled'
  | 'state:purchase_order/canceled+completed'
  | 'state:purchase_order/completed+finalized'
  | 'state:purchase_order/completed+deleted'
  | 'state:purchase_order/completed+accept'
  | 'state:purchase_order/completed+refuse'
  | 'state:purchase_order/completed+canceled'
  | 'state:purchase_order/completed+completed'
  | 'state:receipt/final+canceled'
  | 'state:receipt/canceled+canceled'
  | 'schema:ErrorMessage.details'
  | 'schema:ErrorDetail.field'
  | 'schema:ErrorDetail.message'
  | 'schema:AtCommunicationAnswer.success'
  | 'schema:TaxList.taxes'
  | 'schema:Tax.id'
  | 'schema:Tax.name'
  | 'schema:Tax.value'
  | 'schema:Tax.region'
  | 'schema:Tax.default_tax'
  | 'schema:Tax.code'
  | 'schema:TaxAnswer.tax'
  | 'schema:ListedClient.payment_days'
  | 'schema:CreatedClientAnswer.client'
  | 'schema:ClientInvoiceList.invoices'
  | 'schema:ClientInvoiceList.pagination'
  | 'schema:RegisteredSequenceList.sequences'
  | 'schema:InvoiceList.invoices'
  | 'schema:InvoiceList.pagination'
  | 'schema:InvoiceReceiptList.invoice_receipts'
  | 'schema:InvoiceReceiptList.pagination'
  | 'schema:InvoiceReceipt.type'
  | 'schema:SimplifiedInvoiceList.simplified_invoices'
  | 'schema:SimplifiedInvoiceList.pagination'
  | 'schema:SimplifiedInvoice.type'
  | 'schema:VatMossInvoice.type'
  | 'schema:CreditNoteList.credit_notes'
  | 'schema:CreditNoteList.pagination'
  | 'schema:CreditNote.type'
  | 'schema:DebitNoteList.debit_notes'
  | 'schema:DebitNoteList.pagination'
  | 'schema:DebitNote.type'
  | 'schema:VatMossInvoiceList.vat_moss_invoices'
  | 'schema:VatMossInvoiceList.pagination'
  | 'schema:ReceiptList.receipts'
  | 'schema:ReceiptList.pagination'
  | 'schema:Proforma.type'
  | 'schema:FeesNote.type'
  | 'schema:GuideDocument.loaded_at'
  | 'schema:Transport.type'
  | 'schema:Devolution.type'
  | 'schema:PurchaseOrderList.purchase_orders'
  | 'schema:PurchaseOrderList.pagination'
  | 'schema:RelatedDocumentList.documents'
  | 'schema:ReceiptAnswer.receipt'
  | 'schema:Receipt.type'
  | 'schema:SaftLink.url'
  | 'schema:SaftMessage.message'
  | 'schema:Balance.currency'
  | 'schema:BalanceCurrency.symbol'
  | 'schema:BalanceCurrency.code'
  | 'schema:Balance.initial_balance'
  | 'schema:InitialBalance.value'
  | 'schema:InitialBalance.created_at'
  | 'schema:InitialBalance.observation'
  | 'schema:Balance.balance'
  | 'schema:BalanceTotals.with_vat'
  | 'schema:BalanceTotals.without_vat'
  | 'schema:Balance.overdue_balance'
  | 'schema:Balance.remaining_balance'
  | 'schema:RemainingBalance.total'
  | 'schema:RemainingBalance.value'
  | 'schema:RegularizationList.regularization'
  | 'schema:Regularization.id'
  | 'schema:Regularization.number'
  | 'schema:Regularization.value'
  | 'schema:Regularization.date'
  | 'schema:Regularization.observation'
  | 'schema:RegularizationList.pagination'
  | 'schema:RegularizationAnswer.regularization'
  | 'schema:TreasuryMovementAnswer.treasury_movement'
  | 'schema:TreasuryMovement.id'
  | 'schema:TreasuryMovement.value'
  | 'schema:TreasuryMovement.movement_type'
  | 'schema:TreasuryMovement.payment_method'
  | 'schema:TreasuryMovement.date'
  | 'schema:TreasuryMovement.serie'
  | 'schema:TreasuryMovement.observation'
  | 'request:createAccount/account.email/format'
  | 'request:createAccount/account.tax_country/format'
  | 'request:createAccountForUser/account'
  | 'request:createAccountForUser/account/required'
  | 'request:createAccountForUser/account.first_name'
  | 'request:createAccountForUser/account.last_name'
  | 'request:createAccountForUser/account.organization_name'
  | 'request:createAccountForUser/account.organization_name/required'
  | 'request:createAccountForUser/account.phone'
  | 'request:createAccountForUser/account.email'
  | 'request:createAccountForUser/account.email/required'
  | 'request:createAccountForUser/account.email/format'
  | 'request:createAccountForUser/account.password'
  | 'request:createAccountForUser/account.password/required'
  | 'request:createAccountForUser/account.fiscal_id'
  | 'request:createAccountForUser/account.tax_country'
  | 'request:createAccountForUser/account.tax_country/format'
  | 'request:createAccountForUser/account.language'
  | 'request:createAccountForUser/account.terms'
  | 'request:createAccountForUser/account.terms/required'
  | 'request:createAccountForUser/account.marketing'
  | 'request:createAccountForUser/account.marketing/required'
  | 'request:configureAtCommunication/at_communication'
  | 'request:configureAtCommunication/at_communication/required'
  | 'request:configureAtCommunication/at_communication.at_subuser'
  | 'request:configureAtCommunication/at_communication.at_subuser/required'
  | 'request:configureAtCommunication/at_communication.at_password'
  | 'request:configureAtCommunication/at_communication.at_password/required'
  | 'request:configureAtCommunication/at_communication.communication_type'
  | 'request:configureAtCommunication/at_communication.communication_type/required'
  | 'request:deleteItem/path.item-id'
  | 'request:deleteItem/path.item-id/required'
  | 'request:createTax/tax.name'
  | 'request:createTax/tax.name/required'
  | 'request:createTax/tax.value'
  | 'request:createTax/tax.value/required'
  | 'request:createTax/tax.region'
  | 'request:createTax/tax.region/required'
  | 'request:createTax/tax.default_tax'
  | 'request:createTax/tax.code'
  | 'request:updateTax/tax.name'
  | 'request:updateTax/tax.value'
  | 'request:updateTax/tax.region'
  | 'request:updateTax/tax.default_tax'
  | 'request:updateTax/tax.code'
  | 'request:findClientByName/query.client_name'
  | 'request:findClientByName/query.client_name/required'
  | 'request:findClientByCode/query.client_code'
  | 'request:findClientByCode/query.client_code/required'
  | 'request:listClientInvoices/query.page'
  | 'request:listClientInvoices/query.per_page'
  | 'request:listClientInvoices/filter'
  | 'request:listClientInvoices/filter.status'
  | 'request:listClientInvoices/filter.by_type'
  | 'request:listClientInvoices/filter.archived'
  | 'request:listInvoices/query.reference'
  | 'request:createInvoice/invoice'
  | 'request:createInvoice/invoice/required'
  | 'request:createInvoice/invoice.date'
  | 'request:createInvoice/invoice.date/required'
  | 'request:createInvoice/invoice.due_date'
  | 'request:createInvoice/invoice.due_date/required'
  | 'request:createInvoice/invoice.client'
  | 'request:createInvoice/invoice.client/required'
  | 'request:createInvoice/invoice.client.name'
  | 'request:createInvoice/invoice.client.name/required'
  | 'request:createInvoice/invoice.client.code'
  | 'request:createInvoice/invoice.client.email'
  | 'request:createInvoice/invoice.client.address'
  | 'request:createInvoice/invoice.client.city'
  | 'request:createInvoice/invoice.client.postal_code'
  | 'request:createInvoice/invoice.client.country'
  | 'request:createInvoice/invoice.client.fiscal_id'
  | 'request:createInvoice/invoice.client.website'
  | 'request:createInvoice/invoice.client.phone'
  | 'request:createInvoice/invoice.client.fax'
  | 'request:createInvoice/invoice.client.observations'
  | 'request:createInvoice/invoice.items'
  | 'request:createInvoice/invoice.items/required'
  | 'request:createInvoice/invoice.items[].name'
  | 'request:createInvoice/invoice.items[].name/required'
  | 'request:createInvoice/invoice.items[].description'
  | 'request:createInvoice/invoice.items[].unit_price'
  | 'request:createInvoice/invoice.items[].unit_price/required'
  | 'request:createInvoice/invoice.items[].quantity'
  | 'request:createInvoice/invoice.items[].quantity/required'
  | 'request:createInvoice/invoice.items[].unit'
  | 'request:createInvoice/invoice.items[].discount'
  | 'request:createInvoice/invoice.items[].tax'
  | 'request:createInvoice/invoice.items[].tax.name'
  | 'request:createInvoice/invoice.reference'
  | 'request:createInvoice/invoice.observations'
  | 'request:createInvoice/invoice.retention'
  | 'request:createInvoice/invoice.tax_exemption'
  | 'request:createInvoice/invoice.tax_exemption_reason'
  | 'request:createInvoice/invoice.sequence_id'
  | 'request:createInvoice/invoice.manual_sequence_number'
  | 'request:createInvoice/invoice.currency_code'
  | 'request:createInvoice/invoice.rate'
  | 'request:createInvoice/invoice.mb_reference'
  | 'request:createInvoice/invoice.owner_invoice_id'
  | 'request:updateInvoice/invoice'
  | 'request:updateInvoice/invoice/required'
  | 'request:updateInvoice/invoice.date'
  | 'request:updateInvoice/invoice.due_date'
  | 'request:updateInvoice/invoice.client'
  | 'request:updateInvoice/invoice.client.name'
  | 'request:updateInvoice/invoice.client.name/required'
  | 'request:updateInvoice/invoice.client.code'
  | 'request:updateInvoice/invoice.client.email'
  | 'request:updateInvoice/invoice.client.address'
  | 'request:updateInvoice/invoice.client.city'
  | 'request:updateInvoice/invoice.client.postal_code'
  | 'request:updateInvoice/invoice.client.country'
  | 'request:updateInvoice/invoice.client.fiscal_id'
  | 'request:updateInvoice/invoice.client.website'
  | 'request:updateInvoice/invoice.client.phone'
  | 'request:updateInvoice/invoice.client.fax'
  | 'request:updateInvoice/invoice.client.observations'
  | 'request:updateInvoice/invoice.items'
  | 'request:updateInvoice/invoice.items[].name'
  | 'request:updateInvoice/invoice.items[].name/required'
  | 'request:updateInvoice/invoice.items[].description'
  | 'request:updateInvoice/invoice.items[].unit_price'
  | 'request:updateInvoice/invoice.items[].unit_price/required'
  | 'request:updateInvoice/invoice.items[].quantity'
  | 'request:updateInvoice/invoice.items[].quantity/required'
  | 'request:updateInvoice/invoice.items[].unit'
  | 'request:updateInvoice/invoice.items[].discount'
  | 'request:updateInvoice/invoice.items[].tax'
  | 'request:updateInvoice/invoice.items[].tax.name'
  | 'request:updateInvoice/invoice.reference'
  | 'request:updateInvoice/invoice.observations'
  | 'request:updateInvoice/invoice.retention'
  | 'request:updateInvoice/invoice.tax_exemption'
  | 'request:updateInvoice/invoice.tax_exemption_reason'
  | 'request:updateInvoice/invoice.sequence_id'
  | 'request:updateInvoice/invoice.manual_sequence_number'
  | 'request:updateInvoice/invoice.currency_code'
  | 'request:updateInvoice/invoice.rate'
  | 'request:updateInvoice/invoice.mb_reference'
  | 'request:updateInvoice/invoice.owner_invoice_id'
  | 'request:changeInvoiceState/invoice'
  | 'request:changeInvoiceState/invoice/required'
  | 'request:changeInvoiceState/invoice.state'
  | 'request:changeInvoiceState/invoice.state/required'
  | 'request:changeInvoiceState/invoice.message'
  | 'request:listInvoiceReceipts/query.page'
  | 'request:listInvoiceReceipts/query.per_page'
  | 'request:createInvoiceReceipt/invoice_receipt'
  | 'request:createInvoiceReceipt/invoice_receipt/required'
  | 'request:createInvoiceReceipt/invoice_receipt.date'
  | 'request:createInvoiceReceipt/invoice_receipt.date/required'
  | 'request:createInvoiceReceipt/invoice_receipt.due_date'
  | 'request:createInvoiceReceipt/invoice_receipt.due_date/required'
  | 'request:createInvoiceReceipt/invoice_receipt.client'
  | 'request:createInvoiceReceipt/invoice_receipt.client/required'
  | 'request:createInvoiceReceipt/invoice_receipt.client.name'
  | 'request:createInvoiceReceipt/invoice_receipt.client.name/required'
  | 'request:createInvoiceReceipt/invoice_receipt.client.code'
  | 'request:createInvoiceReceipt/invoice_receipt.client.email'
  | 'request:createInvoiceReceipt/invoice_receipt.client.address'
  | 'request:createInvoiceReceipt/invoice_receipt.client.city'
  | 'request:createInvoiceReceipt/invoice_receipt.client.postal_code'
  | 'request:createInvoiceReceipt/invoice_receipt.client.country'
  | 'request:createInvoiceReceipt/invoice_receipt.client.fiscal_id'
  | 'request:createInvoiceReceipt/invoice_receipt.client.website'
  | 'request:createInvoiceReceipt/invoice_receipt.client.phone'
  | 'request:createInvoiceReceipt/invoice_receipt.client.fax'
  | 'request:createInvoiceReceipt/invoice_receipt.client.observations'
  | 'request:createInvoiceReceipt/invoice_receipt.items'
  | 'request:createInvoiceReceipt/invoice_receipt.items/required'
  | 'request:createInvoiceReceipt/invoice_receipt.items[].name'
  | 'request:createInvoiceReceipt/invoice_receipt.items[].name/required'
  | 'request:createInvoiceReceipt/invoice_receipt.items[].description'
  | 'request:createInvoiceReceipt/invoice_receipt.items[].unit_price'
  | 'request:createInvoiceReceipt/invoice_receipt.items[].unit_price/required'
  | 'request:createInvoiceReceipt/invoice_receipt.items[].quantity'
  | 'request:createInvoiceReceipt/invoice_receipt.items[].quantity/required'
  | 'request:createInvoiceReceipt/invoice_receipt.items[].unit'
  | 'request:createInvoiceReceipt/invoice_receipt.items[].discount'
  | 'request:createInvoiceReceipt/invoice_receipt.items[].tax'
  | 'request:createInvoiceReceipt/invoice_receipt.items[].tax.name'
  | 'request:createInvoiceReceipt/invoice_receipt.reference'
  | 'request:createInvoiceReceipt/invoice_receipt.observations'
  | 'request:createInvoiceReceipt/invoice_receipt.retention'
  | 'request:createInvoiceReceipt/invoice_receipt.tax_exemption'
  | 'request:createInvoiceReceipt/invoice_receipt.tax_exemption_reason'
  | 'request:createInvoiceReceipt/invoice_receipt.sequence_id'
  | 'request:createInvoiceReceipt/invoice_receipt.manual_sequence_number'
  | 'request:createInvoiceReceipt/invoice_receipt.currency_code'
  | 'request:createInvoiceReceipt/invoice_receipt.rate'
  | 'request:createInvoiceReceipt/invoice_receipt.mb_reference'
  | 'request:createInvoiceReceipt/invoice_receipt.owner_invoice_id'
  | 'request:createInvoiceReceipt/invoice'
  | 'request:createInvoiceReceipt/invoice/required'
  | 'request:createInvoiceReceipt/invoice.date'
  | 'request:createInvoiceReceipt/invoice.date/required'
  | 'request:createInvoiceReceipt/invoice.due_date'
  | 'request:createInvoiceReceipt/invoice.due_date/required'
  | 'request:createInvoiceReceipt/invoice.client'
  | 'request:createInvoiceReceipt/invoice.client/required'
  | 'request:createInvoiceReceipt/invoice.client.name'
  | 'request:createInvoiceReceipt/invoice.client.name/required'
  | 'request:createInvoiceReceipt/invoice.client.code'
  | 'request:createInvoiceReceipt/invoice.client.email'
  | 'request:createInvoiceReceipt/invoice.client.address'
  | 'request:createInvoiceReceipt/invoice.client.city'
  | 'request:createInvoiceReceipt/invoice.client.postal_code'
  | 'request:createInvoiceReceipt/invoice.client.country'
  | 'request:createInvoiceReceipt/invoice.client.fiscal_id'
  | 'request:createInvoiceReceipt/invoice.client.website'
  | 'request:createInvoiceReceipt/invoice.client.phone'
  | 'request:createInvoiceReceipt/invoice.client.fax'
  | 'request:createInvoiceReceipt/invoice.client.observations'
  | 'request:createInvoiceReceipt/invoice.items'
  | 'request:createInvoiceReceipt/invoice.items/required'
  | 'request:createInvoiceReceipt/invoice.items[].name'
  | 'request:createInvoiceReceipt/invoice.items[].name/required'
  | 'request:createInvoiceReceipt/invoice.items[].description'
  | 'request:createInvoiceReceipt/invoice.items[].unit_price'
  | 'request:createInvoiceReceipt/invoice.items[].unit_price/required'
  | 'request:createInvoiceReceipt/invoice.items[].quantity'
  | 'request:createInvoiceReceipt/invoice.items[].quantity/required'
  | 'request:createInvoiceReceipt/invoice.items[].unit'
  | 'request:createInvoiceReceipt/invoice.items[].discount'
  | 'request:createInvoiceReceipt/invoice.items[].tax'
  | 'request:createInvoiceReceipt/invoice.items[].tax.name'
  | 'request:createInvoiceReceipt/invoice.reference'
  | 'request:createInvoiceReceipt/invoice.observations'
  | 'request:createInvoiceReceipt/invoice.retention'
  | 'request:createInvoiceReceipt/invoice.tax_exemption'
  | 'request:createInvoiceReceipt/invoice.tax_exemption_reason'
  | 'request:createInvoiceReceipt/invoice.sequence_id'
  | 'request:createInvoiceReceipt/invoice.manual_sequence_number'
  | 'request:createInvoiceReceipt/invoice.currency_code'
  | 'request:createInvoiceReceipt/invoice.rate'
  | 'request:createInvoiceReceipt/invoice.mb_reference'
  | 'request:createInvoiceReceipt/invoice.owner_invoice_id'
  | 'request:updateInvoiceReceipt/invoice_receipt'
  | 'request:updateInvoiceReceipt/invoice_receipt/required'
  | 'request:updateInvoiceReceipt/invoice_receipt.date'
  | 'request:updateInvoiceReceipt/invoice_receipt.due_date'
  | 'request:updateInvoiceReceipt/invoice_receipt.client'
  | 'request:updateInvoiceReceipt/invoice_receipt.client.name'
  | 'request:updateInvoiceReceipt/invoice_receipt.client.name/required'
  | 'request:updateInvoiceReceipt/invoice_receipt.client.code'
  | 'request:updateInvoiceReceipt/invoice_receipt.client.email'
  | 'request:updateInvoiceReceipt/invoice_receipt.client.address'
  | 'request:updateInvoiceReceipt/invoice_receipt.client.city'
  | 'request:updateInvoiceReceipt/invoice_receipt.client.postal_code'
  | 'request:updateInvoiceReceipt/invoice_receipt.client.country'
  | 'request:updateInvoiceReceipt/invoice_receipt.client.fiscal_id'
  | 'request:updateInvoiceReceipt/invoice_receipt.client.website'
  | 'request:updateInvoiceReceipt/invoice_receipt.client.phone'
  | 'request:updateInvoiceReceipt/invoice_receipt.client.fax'
  | 'request:updateInvoiceReceipt/invoice_receipt.client.observations'
  | 'request:updateInvoiceReceipt/invoice_receipt.items'
  | 'request:updateInvoiceReceipt/invoice_receipt.items[].name'
  | 'request:updateInvoiceReceipt/invoice_receipt.items[].name/required'
  | 'request:updateInvoiceReceipt/invoice_receipt.items[].description'
  | 'request:updateInvoiceReceipt/invoice_receipt.items[].unit_price'
  | 'request:updateInvoiceReceipt/invoice_receipt.items[].unit_price/required'
  | 'request:updateInvoiceReceipt/invoice_receipt.items[].quantity'
  | 'request:updateInvoiceReceipt/invoice_receipt.items[].quantity/required'
  | 'request:updateInvoiceReceipt/invoice_receipt.items[].unit'
  | 'request:updateInvoiceReceipt/invoice_receipt.items[].discount'
  | 'request:updateInvoiceReceipt/invoice_receipt.items[].tax'
  | 'request:updateInvoiceReceipt/invoice_receipt.items[].tax.name'
  | 'request:updateInvoiceReceipt/invoice_receipt.reference'
  | 'request:updateInvoiceReceipt/invoice_receipt.observations'
  | 'request:updateInvoiceReceipt/invoice_receipt.retention'
  | 'request:updateInvoiceReceipt/invoice_receipt.tax_exemption'
  | 'request:updateInvoiceReceipt/invoice_receipt.tax_exemption_reason'
  | 'request:updateInvoiceReceipt/invoice_receipt.sequence_id'
  | 'request:updateInvoiceReceipt/invoice_receipt.manual_sequence_number'
  | 'request:updateInvoiceReceipt/invoice_receipt.currency_code'
  | 'request:updateInvoiceReceipt/invoice_receipt.rate'
  | 'request:updateInvoiceReceipt/invoice_receipt.mb_reference'
  | 'request:updateInvoiceReceipt/invoice_receipt.owner_invoice_id'
  | 'request:updateInvoiceReceipt/invoice'
  | 'request:updateInvoiceReceipt/invoice/required'
  | 'request:updateInvoiceReceipt/invoice.date'
  | 'request:updateInvoiceReceipt/invoice.due_date'
  | 'request:updateInvoiceReceipt/invoice.client'
  | 'request:updateInvoiceReceipt/invoice.client.name'
  | 'request:updateInvoiceReceipt/invoice.client.name/required'
  | 'request:updateInvoiceReceipt/invoice.client.code'
  | 'request:updateInvoiceReceipt/invoice.client.email'
  | 'request:updateInvoiceReceipt/invoice.client.address'
  | 'request:updateInvoiceReceipt/invoice.client.city'
  | 'request:updateInvoiceReceipt/invoice.client.postal_code'
  | 'request:updateInvoiceReceipt/invoice.client.country'
  | 'request:updateInvoiceReceipt/invoice.client.fiscal_id'
  | 'request:updateInvoiceReceipt/invoice.client.website'
  | 'request:updateInvoiceReceipt/invoice.client.phone'
  | 'request:updateInvoiceReceipt/invoice.client.fax'
  | 'request:updateInvoiceReceipt/invoice.client.observations'
  | 'request:updateInvoiceReceipt/invoice.items'
  | 'request:updateInvoiceReceipt/invoice.items[].name'
  | 'request:updateInvoiceReceipt/invoice.items[].name/required'
  | 'request:updateInvoiceReceipt/invoice.items[].description'
  | 'request:updateInvoiceReceipt/invoice.items[].unit_price'
  | 'request:updateInvoiceReceipt/invoice.items[].unit_price/required'
  | 'request:updateInvoiceReceipt/invoice.items[].quantity'
  | 'request:updateInvoiceReceipt/invoice.items[].quantity/required'
  | 'request:updateInvoiceReceipt/invoice.items[].unit'
  | 'request:updateInvoiceReceipt/invoice.items[].discount'
  | 'request:updateInvoiceReceipt/invoice.items[].tax'
  | 'request:updateInvoiceReceipt/invoice.items[].tax.name'
  | 'request:updateInvoiceReceipt/invoice.reference'
  | 'request:updateInvoiceReceipt/invoice.observations'
  | 'request:updateInvoiceReceipt/invoice.retention'
  | 'request:updateInvoiceReceipt/invoice.tax_exemption'
  | 'request:updateInvoiceReceipt/invoice.tax_exemption_reason'
  | 'request:updateInvoiceReceipt/invoice.sequence_id'
  | 'request:updateInvoiceReceipt/invoice.manual_sequence_number'
  | 'request:updateInvoiceReceipt/invoice.currency_code'
  | 'request:updateInvoiceReceipt/invoice.rate'
  | 'request:updateInvoiceReceipt/invoice.mb_reference'
  | 'request:updateInvoiceReceipt/invoice.owner_invoice_id'
  | 'request:changeInvoiceReceiptState/invoice_receipt'
  | 'request:changeInvoiceReceiptState/invoice_receipt/required'
  | 'request:changeInvoiceReceiptState/invoice_receipt.state'
  | 'request:changeInvoiceReceiptState/invoice_receipt.state/required'
  | 'request:changeInvoiceReceiptState/invoice_receipt.message'
  | 'request:changeInvoiceReceiptState/invoice'
  | 'request:changeInvoiceReceiptState/invoice/required'
  | 'request:changeInvoiceReceiptState/invoice.state'
  | 'request:changeInvoiceReceiptState/invoice.state/required'
  | 'request:changeInvoiceReceiptState/invoice.message'
  | 'request:listSimplifiedInvoices/query.page'
  | 'request:listSimplifiedInvoices/query.per_page'
  | 'request:createSimplifiedInvoice/simplified_invoice'
  | 'request:createSimplifiedInvoice/simplified_invoice/required'
  | 'request:createSimplifiedInvoice/simplified_invoice.date'
  | 'request:createSimplifiedInvoice/simplified_invoice.date/required'
  | 'request:createSimplifiedInvoice/simplified_invoice.due_date'
  | 'request:createSimplifiedInvoice/simplified_invoice.due_date/required'
  | 'request:createSimplifiedInvoice/simplified_invoice.client'
  | 'request:createSimplifiedInvoice/simplified_invoice.client/required'
  | 'request:createSimplifiedInvoice/simplified_invoice.client.name'
  | 'request:createSimplifiedInvoice/simplified_invoice.client.name/required'
  | 'request:createSimplifiedInvoice/simplified_invoice.client.code'
  | 'request:createSimplifiedInvoice/simplified_invoice.client.email'
  | 'request:createSimplifiedInvoice/simplified_invoice.client.address'
  | 'request:createSimplifiedInvoice/simplified_invoice.client.city'
  | 'request:createSimplifiedInvoice/simplified_invoice.client.postal_code'
  | 'request:createSimplifiedInvoice/simplified_invoice.client.country'
  | 'request:createSimplifiedInvoice/simplified_invoice.client.fiscal_id'
  | 'request:createSimplifiedInvoice/simplified_invoice.client.website'
  | 'request:createSimplifiedInvoice/simplified_invoice.client.phone'
  | 'request:createSimplifiedInvoice/simplified_invoice.client.fax'
  | 'request:createSimplifiedInvoice/simplified_invoice.client.observations'
  | 'request:createSimplifiedInvoice/simplified_invoice.items'
  | 'request:createSimplifiedInvoice/simplified_invoice.items/required'
  | 'request:createSimplifiedInvoice/simplified_invoice.items[].name'
  | 'request:createSimplifiedInvoice/simplified_invoice.items[].name/required'
  | 'request:createSimplifiedInvoice/simplified_invoice.items[].description'
  | 'request:createSimplifiedInvoice/simplified_invoice.items[].unit_price'
  | 'request:createSimplifiedInvoice/simplified_invoice.items[].unit_price/required'
  | 'request:createSimplifiedInvoice/simplified_invoice.items[].quantity'
  | 'request:createSimplifiedInvoice/simplified_invoice.items[].quantity/required'
  | 'request:createSimplifiedInvoice/simplified_invoice.items[].unit'
  | 'request:createSimplifiedInvoice/simplified_invoice.items[].discount'
  | 'request:createSimplifiedInvoice/simplified_invoice.items[].tax'
  | 'request:createSimplifiedInvoice/simplified_invoice.items[].tax.name'
  | 'request:createSimplifiedInvoice/simplified_invoice.reference'
  | 'request:createSimplifiedInvoice/simplified_invoice.observations'
  | 'request:createSimplifiedInvoice/simplified_invoice.retention'
  | 'request:createSimplifiedInvoice/simplified_invoice.tax_exemption'
  | 'request:createSimplifiedInvoice/simplified_invoice.tax_exemption_reason'
  | 'request:createSimplifiedInvoice/simplified_invoice.sequence_id'
  | 'request:createSimplifiedInvoice/simplified_invoice.manual_sequence_number'
  | 'request:createSimplifiedInvoice/simplified_invoice.currency_code'
  | 'request:createSimplifiedInvoice/simplified_invoice.rate'
  | 'request:createSimplifiedInvoice/simplified_invoice.mb_reference'
  | 'request:createSimplifiedInvoice/simplified_invoice.owner_invoice_id'
  | 'request:createSimplifiedInvoice/invoice'
  | 'request:createSimplifiedInvoice/invoice/required'
  | 'request:createSimplifiedInvoice/invoice.date'
  | 'request:createSimplifiedInvoice/invoice.date/required'
  | 'request:createSimplifiedInvoice/invoice.due_date'
  | 'request:createSimplifiedInvoice/invoice.due_date/required'
  | 'request:createSimplifiedInvoice/invoice.client'
  | 'request:createSimplifiedInvoice/invoice.client/required'
  | 'request:createSimplifiedInvoice/invoice.client.name'
  | 'request:createSimplifiedInvoice/invoice.client.name/required'
  | 'request:createSimplifiedInvoice/invoice.client.code'
  | 'request:createSimplifiedInvoice/invoice.client.email'
  | 'request:createSimplifiedInvoice/invoice.client.address'
  | 'request:createSimplifiedInvoice/invoice.client.city'
  | 'request:createSimplifiedInvoice/invoice.client.postal_code'
  | 'request:createSimplifiedInvoice/invoice.client.country'
  | 'request:createSimplifiedInvoice/invoice.client.fiscal_id'
  | 'request:createSimplifiedInvoice/invoice.client.website'
  | 'request:createSimplifiedInvoice/invoice.client.phone'
  | 'request:createSimplifiedInvoice/invoice.client.fax'
  | 'request:createSimplifiedInvoice/invoice.client.observations'
  | 'request:createSimplifiedInvoice/invoice.items'
  | 'request:createSimplifiedInvoice/invoice.items/required'
  | 'request:createSimplifiedInvoice/invoice.items[].name'
  | 'request:createSimplifiedInvoice/invoice.items[].name/required'
  | 'request:createSimplifiedInvoice/invoice.items[].description'
  | 'request:createSimplifiedInvoice/invoice.items[].unit_price'
  | 'request:createSimplifiedInvoice/invoice.items[].unit_price/required'
  | 'request:createSimplifiedInvoice/invoice.items[].quantity'
  | 'request:createSimplifiedInvoice/invoice.items[].quantity/required'
  | 'request:createSimplifiedInvoice/invoice.items[].unit'
  | 'request:createSimplifiedInvoice/invoice.items[].discount'
  | 'request:createSimplifiedInvoice/invoice.items[].tax'
  | 'request:createSimplifiedInvoice/invoice.items[].tax.name'
  | 'request:createSimplifiedInvoice/invoice.reference'
  | 'request:createSimplifiedInvoice/invoice.observations'
  | 'request:createSimplifiedInvoice/invoice.retention'
  | 'request:createSimplifiedInvoice/invoice.tax_exemption'
  | 'request:createSimplifiedInvoice/invoice.tax_exemption_reason'
  | 'request:createSimplifiedInvoice/invoice.sequence_id'
  | 'request:createSimplifiedInvoice/invoice.manual_sequence_number'
  | 'request:createSimplifiedInvoice/invoice.currency_code'
  | 'request:createSimplifiedInvoice/invoice.rate'
  | 'request:createSimplifiedInvoice/invoice.mb_reference'
  | 'request:createSimplifiedInvoice/invoice.owner_invoice_id'
  | 'request:updateSimplifiedInvoice/simplified_invoice'
  | 'request:updateSimplifiedInvoice/simplified_invoice/required'
  | 'request:updateSimplifiedInvoice/simplified_invoice.date'
  | 'request:updateSimplifiedInvoice/simplified_invoice.due_date'
  | 'request:updateSimplifiedInvoice/simplified_invoice.client'
  | 'request:updateSimplifiedInvoice/simplified_invoice.client.name'
  | 'request:updateSimplifiedInvoice/simplified_invoice.client.name/required'
  | 'request:updateSimplifiedInvoice/simplified_invoice.client.code'
  | 'request:updateSimplifiedInvoice/simplified_invoice.client.email'
  | 'request:updateSimplifiedInvoice/simplified_invoice.client.address'
  | 'request:updateSimplifiedInvoice/simplified_invoice.client.city'
  | 'request:updateSimplifiedInvoice/simplified_invoice.client.postal_code'
  | 'request:updateSimplifiedInvoice/simplified_invoice.client.country'
  | 'request:updateSimplifiedInvoice/simplified_invoice.client.fiscal_id'
  | 'request:updateSimplifiedInvoice/simplified_invoice.client.website'
  | 'request:updateSimplifiedInvoice/simplified_invoice.client.phone'
  | 'request:updateSimplifiedInvoice/simplified_invoice.client.fax'
  | 'request:updateSimplifiedInvoice/simplified_invoice.client.observations'
  | 'request:updateSimplifiedInvoice/simplified_invoice.items'
  | 'request:updateSimplifiedInvoice/simplified_invoice.items[].name'
  | 'request:updateSimplifiedInvoice/simplified_invoice.items[].name/required'
  | 'request:updateSimplifiedInvoice/simplified_invoice.items[].description'
  | 'request:updateSimplifiedInvoice/simplified_invoice.items[].unit_price'
  | 'request:updateSimplifiedInvoice/simplified_invoice.items[].unit_price/required'
  | 'request:updateSimplifiedInvoice/simplified_invoice.items[].quantity'
  | 'request:updateSimplifiedInvoice/simplified_invoice.items[].quantity/required'
  | 'request:updateSimplifiedInvoice/simplified_invoice.items[].unit'
  | 'request:updateSimplifiedInvoice/simplified_invoice.items[].discount'
  | 'request:updateSimplifiedInvoice/simplified_invoice.items[].tax'
  | 'request:updateSimplifiedInvoice/simplified_invoice.items[].tax.name'
  | 'request:updateSimplifiedInvoice/simplified_invoice.reference'
  | 'request:updateSimplifiedInvoice/simplified_invoice.observations'
  | 'request:updateSimplifiedInvoice/simplified_invoice.retention'
  | 'request:updateSimplifiedInvoice/simplified_invoice.tax_exemption'
  | 'request:updateSimplifiedInvoice/simplified_invoice.tax_exemption_reason'
  | 'request:updateSimplifiedInvoice/simplified_invoice.sequence_id'
  | 'request:updateSimplifiedInvoice/simplified_invoice.manual_sequence_number'
  | 'request:updateSimplifiedInvoice/simplified_invoice.currency_code'
  | 'request:updateSimplifiedInvoice/simplified_invoice.rate'
  | 'request:updateSimplifiedInvoice/simplified_invoice.mb_reference'
  | 'request:updateSimplifiedInvoice/simplified_invoice.owner_invoice_id'
  | 'request:updateSimplifiedInvoice/invoice'
  | 'request:updateSimplifiedInvoice/invoice/required'
  | 'request:updateSimplifiedInvoice/invoice.date'
  | 'request:updateSimplifiedInvoice/invoice.due_date'
  | 'request:updateSimplifiedInvoice/invoice.client'
  | 'request:updateSimplifiedInvoice/invoice.client.name'
  | 'request:updateSimplifiedInvoice/invoice.client.name/required'
  | 'request:updateSimplifiedInvoice/invoice.client.code'
  | 'request:updateSimplifiedInvoice/invoice.client.email'
  | 'request:updateSimplifiedInvoice/invoice.client.address'
  | 'request:updateSimplifiedInvoice/invoice.client.city'
  | 'request:updateSimplifiedInvoice/invoice.client.postal_code'
  | 'request:updateSimplifiedInvoice/invoice.client.country'
  | 'request:updateSimplifiedInvoice/invoice.client.fiscal_id'
  | 'request:updateSimplifiedInvoice/invoice.client.website'
  | 'request:updateSimplifiedInvoice/invoice.client.phone'
  | 'request:updateSimplifiedInvoice/invoice.client.fax'
  | 'request:updateSimplifiedInvoice/invoice.client.observations'
  | 'request:updateSimplifiedInvoice/invoice.items'
  | 'request:updateSimplifiedInvoice/invoice.items[].name'
  | 'request:updateSimplifiedInvoice/invoice.items[].name/required'
  | 'request:updateSimplifiedInvoice/invoice.items[].description'
  | 'request:updateSimplifiedInvoice/invoice.items[].unit_price'
  | 'request:updateSimplifiedInvoice/invoice.items[].unit_price/required'
  | 'request:updateSimplifiedInvoice/invoice.items[].quantity'
  | 'request:updateSimplifiedInvoice/invoice.items[].quantity/required'
  | 'request:updateSimplifiedInvoice/invoice.items[].unit'
  | 'request:updateSimplifiedInvoice/invoice.items[].discount'
  | 'request:updateSimplifiedInvoice/invoice.items[].tax'
  | 'request:updateSimplifiedInvoice/invoice.items[].tax.name'
  | 'request:updateSimplifiedInvoice/invoice.reference'
  | 'request:updateSimplifiedInvoice/invoice.observations'
  | 'request:updateSimplifiedInvoice/invoice.retention'
  | 'request:updateSimplifiedInvoice/invoice.tax_exemption'
  | 'request:updateSimplifiedInvoice/invoice.tax_exemption_reason'
  | 'request:updateSimplifiedInvoice/invoice.sequence_id'
  | 'request:updateSimplifiedInvoice/invoice.manual_sequence_number'
  | 'request:updateSimplifiedInvoice/invoice.currency_code'
  | 'request:updateSimplifiedInvoice/invoice.rate'
  | 'request:updateSimplifiedInvoice/invoice.mb_reference'
  | 'request:updateSimplifiedInvoice/invoice.owner_invoice_id'
  | 'request:changeSimplifiedInvoiceState/simplified_invoice'
  | 'request:changeSimplifiedInvoiceState/simplified_invoice/required'
  | 'request:changeSimplifiedInvoiceState/simplified_invoice.state'
  | 'request:changeSimplifiedInvoiceState/simplified_invoice.state/required'
  | 'request:changeSimplifiedInvoiceState/simplified_invoice.message'
  | 'request:changeSimplifiedInvoiceState/invoice'
  | 'request:changeSimplifiedInvoiceState/invoice/required'
  | 'request:changeSimplifiedInvoiceState/invoice.state'
  | 'request:changeSimplifiedInvoiceState/invoice.state/required'
  | 'request:changeSimplifiedInvoiceState/invoice.message'
  | 'request:createVatMossInvoice/vat_moss_invoice'
  | 'request:createVatMossInvoice/vat_moss_invoice/required'
  | 'request:createVatMossInvoice/vat_moss_invoice.date'
  | 'request:createVatMossInvoice/vat_moss_invoice.date/required'
  | 'request:createVatMossInvoice/vat_moss_invoice.due_date'
  | 'request:createVatMossInvoice/vat_moss_invoice.due_date/required'
  | 'request:createVatMossInvoice/vat_moss_invoice.client'
  | 'request:createVatMossInvoice/vat_moss_invoice.client/required'
  | 'request:createVatMossInvoice/vat_moss_invoice.client.name'
  | 'request:createVatMossInvoice/vat_moss_invoice.client.name/required'
  | 'request:createVatMossInvoice/vat_moss_invoice.client.code'
  | 'request:createVatMossInvoice/vat_moss_invoice.client.email'
  | 'request:createVatMossInvoice/vat_moss_invoice.client.address'
  | 'request:createVatMossInvoice/vat_moss_invoice.client.city'
  | 'request:createVatMossInvoice/vat_moss_invoice.client.postal_code'
  | 'request:createVatMossInvoice/vat_moss_invoice.client.country'
  | 'request:createVatMossInvoice/vat_moss_invoice.client.fiscal_id'
  | 'request:createVatMossInvoice/vat_moss_invoice.client.website'
  | 'request:createVatMossInvoice/vat_moss_invoice.client.phone'
  | 'request:createVatMossInvoice/vat_moss_invoice.client.fax'
  | 'request:createVatMossInvoice/vat_moss_invoice.client.observations'
  | 'request:createVatMossInvoice/vat_moss_invoice.items'
  | 'request:createVatMossInvoice/vat_moss_invoice.items/required'
  | 'request:createVatMossInvoice/vat_moss_invoice.items[].name'
  | 'request:createVatMossInvoice/vat_moss_invoice.items[].name/required'
  | 'request:createVatMossInvoice/vat_moss_invoice.items[].description'
  | 'request:createVatMossInvoice/vat_moss_invoice.items[].unit_price'
  | 'request:createVatMossInvoice/vat_moss_invoice.items[].unit_price/required'
  | 'request:createVatMossInvoice/vat_moss_invoice.items[].quantity'
  | 'request:createVatMossInvoice/vat_moss_invoice.items[].quantity/required'
  | 'request:createVatMossInvoice/vat_moss_invoice.items[].unit'
  | 'request:createVatMossInvoice/vat_moss_invoice.items[].discount'
  | 'request:createVatMossInvoice/vat_moss_invoice.items[].tax'
  | 'request:createVatMossInvoice/vat_moss_invoice.items[].tax.name'
  | 'request:createVatMossInvoice/vat_moss_invoice.reference'
  | 'request:createVatMossInvoice/vat_moss_invoice.observations'
  | 'request:createVatMossInvoice/vat_moss_invoice.retention'
  | 'request:createVatMossInvoice/vat_moss_invoice.tax_exemption'
  | 'request:createVatMossInvoice/vat_moss_invoice.tax_exemption_reason'
  | 'request:createVatMossInvoice/vat_moss_invoice.sequence_id'
  | 'request:createVatMossInvoice/vat_moss_invoice.manual_sequence_number'
  | 'request:createVatMossInvoice/vat_moss_invoice.currency_code'
  | 'request:createVatMossInvoice/vat_moss_invoice.rate'
  | 'request:createVatMossInvoice/vat_moss_invoice.mb_reference'
  | 'request:createVatMossInvoice/vat_moss_invoice.owner_invoice_id'
  | 'request:createVatMossInvoice/invoice'
  | 'request:createVatMossInvoice/invoice/required'
  | 'request:createVatMossInvoice/invoice.date'
  | 'request:createVatMossInvoice/invoice.date/required'
  | 'request:createVatMossInvoice/invoice.due_date'
  | 'request:createVatMossInvoice/invoice.due_date/required'
  | 'request:createVatMossInvoice/invoice.client'
  | 'request:createVatMossInvoice/invoice.client/required'
  | 'request:createVatMossInvoice/invoice.client.name'
  | 'request:createVatMossInvoice/invoice.client.name/required'
  | 'request:createVatMossInvoice/invoice.client.code'
  | 'request:createVatMossInvoice/invoice.client.email'
  | 'request:createVatMossInvoice/invoice.client.address'
  | 'request:createVatMossInvoice/invoice.client.city'
  | 'request:createVatMossInvoice/invoice.client.postal_code'
  | 'request:createVatMossInvoice/invoice.client.country'
  | 'request:createVatMossInvoice/invoice.client.fiscal_id'
  | 'request:createVatMossInvoice/invoice.client.website'
  | 'request:createVatMossInvoice/invoice.client.phone'
  | 'request:createVatMossInvoice/invoice.client.fax'
  | 'request:createVatMossInvoice/invoice.client.observations'
  | 'request:createVatMossInvoice/invoice.items'
  | 'request:createVatMossInvoice/invoice.items/required'
  | 'request:createVatMossInvoice/invoice.items[].name'
  | 'request:createVatMossInvoice/invoice.items[].name/required'
  | 'request:createVatMossInvoice/invoice.items[].description'
  | 'request:createVatMossInvoice/invoice.items[].unit_price'
  | 'request:createVatMossInvoice/invoice.items[].unit_price/required'
  | 'request:createVatMossInvoice/invoice.items[].quantity'
  | 'request:createVatMossInvoice/invoice.items[].quantity/required'
  | 'request:createVatMossInvoice/invoice.items[].unit'
  | 'request:createVatMossInvoice/invoice.items[].discount'
  | 'request:createVatMossInvoice/invoice.items[].tax'
  | 'request:createVatMossInvoice/invoice.items[].tax.name'
  | 'request:createVatMossInvoice/invoice.reference'
  | 'request:createVatMossInvoice/invoice.observations'
  | 'request:createVatMossInvoice/invoice.retention'
  | 'request:createVatMossInvoice/invoice.tax_exemption'
  | 'request:createVatMossInvoice/invoice.tax_exemption_reason'
  | 'request:createVatMossInvoice/invoice.sequence_id'
  | 'request:createVatMossInvoice/invoice.manual_sequence_number'
  | 'request:createVatMossInvoice/invoice.currency_code'
  | 'request:createVatMossInvoice/invoice.rate'
  | 'request:createVatMossInvoice/invoice.mb_reference'
  | 'request:createVatMossInvoice/invoice.owner_invoice_id'
  | 'request:updateVatMossInvoice/vat_moss_invoice'
  | 'request:updateVatMossInvoice/vat_moss_invoice/required'
  | 'request:updateVatMossInvoice/vat_moss_invoice.date'
  | 'request:updateVatMossInvoice/vat_moss_invoice.due_date'
  | 'request:updateVatMossInvoice/vat_moss_invoice.client'
  | 'request:updateVatMossInvoice/vat_moss_invoice.client.name'
  | 'request:updateVatMossInvoice/vat_moss_invoice.client.name/required'
  | 'request:updateVatMossInvoice/vat_moss_invoice.client.code'
  | 'request:updateVatMossInvoice/vat_moss_invoice.client.email'
  | 'request:updateVatMossInvoice/vat_moss_invoice.client.address'
  | 'request:updateVatMossInvoice/vat_moss_invoice.client.city'
  | 'request:updateVatMossInvoice/vat_moss_invoice.client.postal_code'
  | 'request:updateVatMossInvoice/vat_moss_invoice.client.country'
  | 'request:updateVatMossInvoice/vat_moss_invoice.client.fiscal_id'
  | 'request:updateVatMossInvoice/vat_moss_invoice.client.website'
  | 'request:updateVatMossInvoice/vat_moss_invoice.client.phone'
  | 'request:updateVatMossInvoice/vat_moss_invoice.client.fax'
  | 'request:updateVatMossInvoice/vat_moss_invoice.client.observations'
  | 'request:updateVatMossInvoice/vat_moss_invoice.items'
  | 'request:updateVatMossInvoice/vat_moss_invoice.items[].name'
  | 'request:updateVatMossInvoice/vat_moss_invoice.items[].name/required'
  | 'request:updateVatMossInvoice/vat_moss_invoice.items[].description'
  | 'request:updateVatMossInvoice/vat_moss_invoice.items[].unit_price'
  | 'request:updateVatMossInvoice/vat_moss_invoice.items[].unit_price/required'
  | 'request:updateVatMossInvoice/vat_moss_invoice.items[].quantity'
  | 'request:updateVatMossInvoice/vat_moss_invoice.items[].quantity/required'
  | 'request:updateVatMossInvoice/vat_moss_invoice.items[].unit'
  | 'request:updateVatMossInvoice/vat_moss_invoice.items[].discount'
  | 'request:updateVatMossInvoice/vat_moss_invoice.items[].tax'
  | 'request:updateVatMossInvoice/vat_moss_invoice.items[].tax.name'
  | 'request:updateVatMossInvoice/vat_moss_invoice.reference'
  | 'request:updateVatMossInvoice/vat_moss_invoice.observations'
  | 'request:updateVatMossInvoice/vat_moss_invoice.retention'
  | 'request:updateVatMossInvoice/vat_moss_invoice.tax_exemption'
  | 'request:updateVatMossInvoice/vat_moss_invoice.tax_exemption_reason'
  | 'request:updateVatMossInvoice/vat_moss_invoice.sequence_id'
  | 'request:updateVatMossInvoice/vat_moss_invoice.manual_sequence_number'
  | 'request:updateVatMossInvoice/vat_moss_invoice.currency_code'
  | 'request:updateVatMossInvoice/vat_moss_invoice.rate'
  | 'request:updateVatMossInvoice/vat_moss_invoice.mb_reference'
  | 'request:updateVatMossInvoice/vat_moss_invoice.owner_invoice_id'
  | 'request:updateVatMossInvoice/invoice'
  | 'request:updateVatMossInvoice/invoice/required'
  | 'request:updateVatMossInvoice/invoice.date'
  | 'request:updateVatMossInvoice/invoice.due_date'
  | 'request:updateVatMossInvoice/invoice.client'
  | 'request:updateVatMossInvoice/invoice.client.name'
  | 'request:updateVatMossInvoice/invoice.client.name/required'
  | 'request:updateVatMossInvoice/invoice.client.code'
  | 'request:updateVatMossInvoice/invoice.client.email'
  | 'request:updateVatMossInvoice/invoice.client.address'
  | 'request:updateVatMossInvoice/invoice.client.city'
  | 'request:updateVatMossInvoice/invoice.client.postal_code'
  | 'request:updateVatMossInvoice/invoice.client.country'
  | 'request:updateVatMossInvoice/invoice.client.fiscal_id'
  | 'request:updateVatMossInvoice/invoice.client.website'
  | 'request:updateVatMossInvoice/invoice.client.phone'
  | 'request:updateVatMossInvoice/invoice.client.fax'
  | 'request:updateVatMossInvoice/invoice.client.observations'
  | 'request:updateVatMossInvoice/invoice.items'
  | 'request:updateVatMossInvoice/invoice.items[].name'
  | 'request:updateVatMossInvoice/invoice.items[].name/required'
  | 'request:updateVatMossInvoice/invoice.items[].description'
  | 'request:updateVatMossInvoice/invoice.items[].unit_price'
  | 'request:updateVatMossInvoice/invoice.items[].unit_price/required'
  | 'request:updateVatMossInvoice/invoice.items[].quantity'
  | 'request:updateVatMossInvoice/invoice.items[].quantity/required'
  | 'request:updateVatMossInvoice/invoice.items[].unit'
  | 'request:updateVatMossInvoice/invoice.items[].discount'
  | 'request:updateVatMossInvoice/invoice.items[].tax'
  | 'request:updateVatMossInvoice/invoice.items[].tax.name'
  | 'request:updateVatMossInvoice/invoice.reference'
  | 'request:updateVatMossInvoice/invoice.observations'
  | 'request:updateVatMossInvoice/invoice.retention'
  | 'request:updateVatMossInvoice/invoice.tax_exemption'
  | 'request:updateVatMossInvoice/invoice.tax_exemption_reason'
  | 'request:updateVatMossInvoice/invoice.sequence_id'
  | 'request:updateVatMossInvoice/invoice.manual_sequence_number'
  | 'request:updateVatMossInvoice/invoice.currency_code'
  | 'request:updateVatMossInvoice/invoice.rate'
  | 'request:updateVatMossInvoice/invoice.mb_reference'
  | 'request:updateVatMossInvoice/invoice.owner_invoice_id'
  | 'request:changeVatMossInvoiceState/vat_moss_invoice'
  | 'request:changeVatMossInvoiceState/vat_moss_invoice/required'
  | 'request:changeVatMossInvoiceState/vat_moss_invoice.state'
  | 'request:changeVatMossInvoiceState/vat_moss_invoice.state/required'
  | 'request:changeVatMossInvoiceState/vat_moss_invoice.message'
  | 'request:changeVatMossInvoiceState/invoice'
  | 'request:changeVatMossInvoiceState/invoice/required'
  | 'request:changeVatMossInvoiceState/invoice.state'
  | 'request:changeVatMossInvoiceState/invoice.state/required'
  | 'request:changeVatMossInvoiceState/invoice.message'
  | 'request:listCreditNotes/query.page'
  | 'request:listCreditNotes/query.per_page'
  | 'request:createCreditNote/credit_note'
  | 'request:createCreditNote/credit_note/required'
  | 'request:createCreditNote/credit_note.date'
  | 'request:createCreditNote/credit_note.date/required'
  | 'request:createCreditNote/credit_note.due_date'
  | 'request:createCreditNote/credit_note.due_date/required'
  | 'request:createCreditNote/credit_note.client'
  | 'request:createCreditNote/credit_note.client/required'
  | 'request:createCreditNote/credit_note.client.name'
  | 'request:createCreditNote/credit_note.client.name/required'
  | 'request:createCreditNote/credit_note.client.code'
  | 'request:createCreditNote/credit_note.client.email'
  | 'request:createCreditNote/credit_note.client.address'
  | 'request:createCreditNote/credit_note.client.city'
  | 'request:createCreditNote/credit_note.client.postal_code'
  | 'request:createCreditNote/credit_note.client.country'
  | 'request:createCreditNote/credit_note.client.fiscal_id'
  | 'request:createCreditNote/credit_note.client.website'
  | 'request:createCreditNote/credit_note.client.phone'
  | 'request:createCreditNote/credit_note.client.fax'
  | 'request:createCreditNote/credit_note.client.observations'
  | 'request:createCreditNote/credit_note.items'
  | 'request:createCreditNote/credit_note.items/required'
  | 'request:createCreditNote/credit_note.items[].name'
  | 'request:createCreditNote/credit_note.items[].name/required'
  | 'request:createCreditNote/credit_note.items[].description'
  | 'request:createCreditNote/credit_note.items[].unit_price'
  | 'request:createCreditNote/credit_note.items[].unit_price/required'
  | 'request:createCreditNote/credit_note.items[].quantity'
  | 'request:createCreditNote/credit_note.items[].quantity/required'
  | 'request:createCreditNote/credit_note.items[].unit'
  | 'request:createCreditNote/credit_note.items[].discount'
  | 'request:createCreditNote/credit_note.items[].tax'
  | 'request:createCreditNote/credit_note.items[].tax.name'
  | 'request:createCreditNote/credit_note.reference'
  | 'request:createCreditNote/credit_note.observations'
  | 'request:createCreditNote/credit_note.retention'
  | 'request:createCreditNote/credit_note.tax_exemption'
  | 'request:createCreditNote/credit_note.tax_exemption_reason'
  | 'request:createCreditNote/credit_note.sequence_id'
  | 'request:createCreditNote/credit_note.manual_sequence_number'
  | 'request:createCreditNote/credit_note.currency_code'
  | 'request:createCreditNote/credit_note.rate'
  | 'request:createCreditNote/credit_note.mb_reference'
  | 'request:createCreditNote/credit_note.owner_invoice_id'
  | 'request:createCreditNote/invoice'
  | 'request:createCreditNote/invoice/required'
  | 'request:createCreditNote/invoice.date'
  | 'request:createCreditNote/invoice.date/required'
  | 'request:createCreditNote/invoice.due_date'
  | 'request:createCreditNote/invoice.due_date/required'
  | 'request:createCreditNote/invoice.client'
  | 'request:createCreditNote/invoice.client/required'
  | 'request:createCreditNote/invoice.client.name'
  | 'request:createCreditNote/invoice.client.name/required'
  | 'request:createCreditNote/invoice.client.code'
  | 'request:createCreditNote/invoice.client.email'
  | 'request:createCreditNote/invoice.client.address'
  | 'request:createCreditNote/invoice.client.city'
  | 'request:createCreditNote/invoice.client.postal_code'
  | 'request:createCreditNote/invoice.client.country'
  | 'request:createCreditNote/invoice.client.fiscal_id'
  | 'request:createCreditNote/invoice.client.website'
  | 'request:createCreditNote/invoice.client.phone'
  | 'request:createCreditNote/invoice.client.fax'
  | 'request:createCreditNote/invoice.client.observations'
  | 'request:createCreditNote/invoice.items'
  | 'request:createCreditNote/invoice.items/required'
  | 'request:createCreditNote/invoice.items[].name'
  | 'request:createCreditNote/invoice.items[].name/required'
  | 'request:createCreditNote/invoice.items[].description'
  | 'request:createCreditNote/invoice.items[].unit_price'
  | 'request:createCreditNote/invoice.items[].unit_price/required'
  | 'request:createCreditNote/invoice.items[].quantity'
  | 'request:createCreditNote/invoice.items[].quantity/required'
  | 'request:createCreditNote/invoice.items[].unit'
  | 'request:createCreditNote/invoice.items[].discount'
  | 'request:createCreditNote/invoice.items[].tax'
  | 'request:createCreditNote/invoice.items[].tax.name'
  | 'request:createCreditNote/invoice.reference'
  | 'request:createCreditNote/invoice.observations'
  | 'request:createCreditNote/invoice.retention'
  | 'request:createCreditNote/invoice.tax_exemption'
  | 'request:createCreditNote/invoice.tax_exemption_reason'
  | 'request:createCreditNote/invoice.sequence_id'
  | 'request:createCreditNote/invoice.manual_sequence_number'
  | 'request:createCreditNote/invoice.currency_code'
  | 'request:createCreditNote/invoice.rate'
  | 'request:createCreditNote/invoice.mb_reference'
  | 'request:createCreditNote/invoice.owner_invoice_id'
  | 'request:updateCreditNote/credit_note'
  | 'request:updateCreditNote/credit_note/required'
  | 'request:updateCreditNote/credit_note.date'
  | 'request:updateCreditNote/credit_note.due_date'
  | 'request:updateCreditNote/credit_note.client'
  | 'request:updateCreditNote/credit_note.client.name'
  | 'request:updateCreditNote/credit_note.client.name/required'
  | 'request:updateCreditNote/credit_note.client.code'
  | 'request:updateCreditNote/credit_note.client.email'
  | 'request:updateCreditNote/credit_note.client.address'
  | 'request:updateCreditNote/credit_note.client.city'
  | 'request:updateCreditNote/credit_note.client.postal_code'
  | 'request:updateCreditNote/credit_note.client.country'
  | 'request:updateCreditNote/credit_note.client.fiscal_id'
  | 'request:updateCreditNote/credit_note.client.website'
  | 'request:updateCreditNote/credit_note.client.phone'
  | 'request:updateCreditNote/credit_note.client.fax'
  | 'request:updateCreditNote/credit_note.client.observations'
  | 'request:updateCreditNote/credit_note.items'
  | 'request:updateCreditNote/credit_note.items[].name'
  | 'request:updateCreditNote/credit_note.items[].name/required'
  | 'request:updateCreditNote/credit_note.items[].description'
  | 'request:updateCreditNote/credit_note.items[].unit_price'
  | 'request:updateCreditNote/credit_note.items[].unit_price/required'
  | 'request:updateCreditNote/credit_note.items[].quantity'
  | 'request:updateCreditNote/credit_note.items[].quantity/required'
  | 'request:updateCreditNote/credit_note.items[].unit'
  | 'request:updateCreditNote/credit_note.items[].discount'
  | 'request:updateCreditNote/credit_note.items[].tax'
  | 'request:updateCreditNote/credit_note.items[].tax.name'
  | 'request:updateCreditNote/credit_note.reference'
  | 'request:updateCreditNote/credit_note.observations'
  | 'request:updateCreditNote/credit_note.retention'
  | 'request:updateCreditNote/credit_note.tax_exemption'
  | 'request:updateCreditNote/credit_note.tax_exemption_reason'
  | 'request:updateCreditNote/credit_note.sequence_id'
  | 'request:updateCreditNote/credit_note.manual_sequence_number'
  | 'request:updateCreditNote/credit_note.currency_code'
  | 'request:updateCreditNote/credit_note.rate'
  | 'request:updateCreditNote/credit_note.mb_reference'
  | 'request:updateCreditNote/credit_note.owner_invoice_id'
  | 'request:updateCreditNote/invoice'
  | 'request:updateCreditNote/invoice/required'
  | 'request:updateCreditNote/invoice.date'
  | 'request:updateCreditNote/invoice.due_date'
  | 'request:updateCreditNote/invoice.client'
  | 'request:updateCreditNote/invoice.client.name'
  | 'request:updateCreditNote/invoice.client.name/required'
  | 'request:updateCreditNote/invoice.client.code'
  | 'request:updateCreditNote/invoice.client.email'
  | 'request:updateCreditNote/invoice.client.address'
  | 'request:updateCreditNote/invoice.client.city'
  | 'request:updateCreditNote/invoice.client.postal_code'
  | 'request:updateCreditNote/invoice.client.country'
  | 'request:updateCreditNote/invoice.client.fiscal_id'
  | 'request:updateCreditNote/invoice.client.website'
  | 'request:updateCreditNote/invoice.client.phone'
  | 'request:updateCreditNote/invoice.client.fax'
  | 'request:updateCreditNote/invoice.client.observations'
  | 'request:updateCreditNote/invoice.items'
  | 'request:updateCreditNote/invoice.items[].name'
  | 'request:updateCreditNote/invoice.items[].name/required'
  | 'request:updateCreditNote/invoice.items[].description'
  | 'request:updateCreditNote/invoice.items[].unit_price'
  | 'request:updateCreditNote/invoice.items[].unit_price/required'
  | 'request:updateCreditNote/invoice.items[].quantity'
  | 'request:updateCreditNote/invoice.items[].quantity/required'
  | 'request:updateCreditNote/invoice.items[].unit'
  | 'request:updateCreditNote/invoice.items[].discount'
  | 'request:updateCreditNote/invoice.items[].tax'
  | 'request:updateCreditNote/invoice.items[].tax.name'
  | 'request:updateCreditNote/invoice.reference'
  | 'request:updateCreditNote/invoice.observations'
  | 'request:updateCreditNote/invoice.retention'
  | 'request:updateCreditNote/invoice.tax_exemption'
  | 'request:updateCreditNote/invoice.tax_exemption_reason'
  | 'request:updateCreditNote/invoice.sequence_id'
  | 'request:updateCreditNote/invoice.manual_sequence_number'
  | 'request:updateCreditNote/invoice.currency_code'
  | 'request:updateCreditNote/invoice.rate'
  | 'request:updateCreditNote/invoice.mb_reference'
  | 'request:updateCreditNote/invoice.owner_invoice_id'
  | 'request:changeCreditNoteState/credit_note'
  | 'request:changeCreditNoteState/credit_note/required'
  | 'request:changeCreditNoteState/credit_note.state'
  | 'request:changeCreditNoteState/credit_note.state/required'
  | 'request:changeCreditNoteState/credit_note.message'
  | 'request:changeCreditNoteState/invoice'
  | 'request:changeCreditNoteState/invoice/required'
  | 'request:changeCreditNoteState/invoice.state'
  | 'request:changeCreditNoteState/invoice.state/required'
  | 'request:changeCreditNoteState/invoice.message'
  | 'request:listDebitNotes/query.page'
  | 'request:listDebitNotes/query.per_page'
  | 'request:createDebitNote/debit_note'
  | 'request:createDebitNote/debit_note/required'
  | 'request:createDebitNote/debit_note.date'
  | 'request:createDebitNote/debit_note.date/required'
  | 'request:createDebitNote/debit_note.due_date'
  | 'request:createDebitNote/debit_note.due_date/required'
  | 'request:createDebitNote/debit_note.client'
  | 'request:createDebitNote/debit_note.client/required'
  | 'request:createDebitNote/debit_note.client.name'
  | 'request:createDebitNote/debit_note.client.name/required'
  | 'request:createDebitNote/debit_note.client.code'
  | 'request:createDebitNote/debit_note.client.email'
  | 'request:createDebitNote/debit_note.client.address'
  | 'request:createDebitNote/debit_note.client.city'
  | 'request:createDebitNote/debit_note.client.postal_code'
  | 'request:createDebitNote/debit_note.client.country'
  | 'request:createDebitNote/debit_note.client.fiscal_id'
  | 'request:createDebitNote/debit_note.client.website'
  | 'request:createDebitNote/debit_note.client.phone'
  | 'request:createDebitNote/debit_note.client.fax'
  | 'request:createDebitNote/debit_note.client.observations'
  | 'request:createDebitNote/debit_note.items'
  | 'request:createDebitNote/debit_note.items/required'
  | 'request:createDebitNote/debit_note.items[].name'
  | 'request:createDebitNote/debit_note.items[].name/required'
  | 'request:createDebitNote/debit_note.items[].description'
  | 'request:createDebitNote/debit_note.items[].unit_price'
  | 'request:createDebitNote/debit_note.items[].unit_price/required'
  | 'request:createDebitNote/debit_note.items[].quantity'
  | 'request:createDebitNote/debit_note.items[].quantity/required'
  | 'request:createDebitNote/debit_note.items[].unit'
  | 'request:createDebitNote/debit_note.items[].discount'
  | 'request:createDebitNote/debit_note.items[].tax'
  | 'request:createDebitNote/debit_note.items[].tax.name'
  | 'request:createDebitNote/debit_note.reference'
  | 'request:createDebitNote/debit_note.observations'
  | 'request:createDebitNote/debit_note.retention'
  | 'request:createDebitNote/debit_note.tax_exemption'
  | 'request:createDebitNote/debit_note.tax_exemption_reason'
  | 'request:createDebitNote/debit_note.sequence_id'
  | 'request:createDebitNote/debit_note.manual_sequence_number'
  | 'request:createDebitNote/debit_note.currency_code'
  | 'request:createDebitNote/debit_note.rate'
  | 'request:createDebitNote/debit_note.mb_reference'
  | 'request:createDebitNote/debit_note.owner_invoice_id'
  | 'request:createDebitNote/invoice'
  | 'request:createDebitNote/invoice/required'
  | 'request:createDebitNote/invoice.date'
  | 'request:createDebitNote/invoice.date/required'
  | 'request:createDebitNote/invoice.due_date'
  | 'request:createDebitNote/invoice.due_date/required'
  | 'request:createDebitNote/invoice.client'
  | 'request:createDebitNote/invoice.client/required'
  | 'request:createDebitNote/invoice.client.name'
  | 'request:createDebitNote/invoice.client.name/required'
  | 'request:createDebitNote/invoice.client.code'
  | 'request:createDebitNote/invoice.client.email'
  | 'request:createDebitNote/invoice.client.address'
  | 'request:createDebitNote/invoice.client.city'
  | 'request:createDebitNote/invoice.client.postal_code'
  | 'request:createDebitNote/invoice.client.country'
  | 'request:createDebitNote/invoice.client.fiscal_id'
  | 'request:createDebitNote/invoice.client.website'
  | 'request:createDebitNote/invoice.client.phone'
  | 'request:createDebitNote/invoice.client.fax'
  | 'request:createDebitNote/invoice.client.observations'
  | 'request:createDebitNote/invoice.items'
  | 'request:createDebitNote/invoice.items/required'
  | 'request:createDebitNote/invoice.items[].name'
  | 'request:createDebitNote/invoice.items[].name/required'
  | 'request:createDebitNote/invoice.items[].description'
  | 'request:createDebitNote/invoice.items[].unit_price'
  | 'request:createDebitNote/invoice.items[].unit_price/required'
  | 'request:createDebitNote/invoice.items[].quantity'
  | 'request:createDebitNote/invoice.items[].quantity/required'
  | 'request:createDebitNote/invoice.items[].unit'
  | 'request:createDebitNote/invoice.items[].discount'
  | 'request:createDebitNote/invoice.items[].tax'
  | 'request:createDebitNote/invoice.items[].tax.name'
  | 'request:createDebitNote/invoice.reference'
  | 'request:createDebitNote/invoice.observations'
  | 'request:createDebitNote/invoice.retention'
  | 'request:createDebitNote/invoice.tax_exemption'
  | 'request:createDebitNote/invoice.tax_exemption_reason'
  | 'request:createDebitNote/invoice.sequence_id'
  | 'request:createDebitNote/invoice.manual_sequence_number'
  | 'request:createDebitNote/invoice.currency_code'
  | 'request:createDebitNote/invoice.rate'
  | 'request:createDebitNote/invoice.mb_reference'
  | 'request:createDebitNote/invoice.owner_invoice_id'
  | 'request:updateDebitNote/debit_note'
  | 'request:updateDebitNote/debit_note/required'
  | 'request:updateDebitNote/debit_note.date'
  | 'request:updateDebitNote/debit_note.due_date'
  | 'request:updateDebitNote/debit_note.client'
  | 'request:updateDebitNote/debit_note.client.name'
  | 'request:updateDebitNote/debit_note.client.name/required'
  | 'request:updateDebitNote/debit_note.client.code'
  | 'request:updateDebitNote/debit_note.client.email'
  | 'request:updateDebitNote/debit_note.client.address'
  | 'request:updateDebitNote/debit_note.client.city'
  | 'request:updateDebitNote/debit_note.client.postal_code'
  | 'request:updateDebitNote/debit_note.client.country'
  | 'request:updateDebitNote/debit_note.client.fiscal_id'
  | 'request:updateDebitNote/debit_note.client.website'
  | 'request:updateDebitNote/debit_note.client.phone'
  | 'request:updateDebitNote/debit_note.client.fax'
  | 'request:updateDebitNote/debit_note.client.observations'
  | 'request:updateDebitNote/debit_note.items'
  | 'request:updateDebitNote/debit_note.items[].name'
  | 'request:updateDebitNote/debit_note.items[].name/required'
  | 'request:updateDebitNote/debit_note.items[].description'
  | 'request:updateDebitNote/debit_note.items[].unit_price'
  | 'request:updateDebitNote/debit_note.items[].unit_price/required'
  | 'request:updateDebitNote/debit_note.items[].quantity'
  | 'request:updateDebitNote/debit_note.items[].quantity/required'
  | 'request:updateDebitNote/debit_note.items[].unit'
  | 'request:updateDebitNote/debit_note.items[].discount'
  | 'request:updateDebitNote/debit_note.items[].tax'
  | 'request:updateDebitNote/debit_note.items[].tax.name'
  | 'request:updateDebitNote/debit_note.reference'
  | 'request:updateDebitNote/debit_note.observations'
  | 'request:updateDebitNote/debit_note.retention'
  | 'request:updateDebitNote/debit_note.tax_exemption'
  | 'request:updateDebitNote/debit_note.tax_exemption_reason'
  | 'request:updateDebitNote/debit_note.sequence_id'
  | 'request:updateDebitNote/debit_note.manual_sequence_number'
  | 'request:updateDebitNote/debit_note.currency_code'
  | 'request:updateDebitNote/debit_note.rate'
  | 'request:updateDebitNote/debit_note.mb_reference'
  | 'request:updateDebitNote/debit_note.owner_invoice_id'
  | 'request:updateDebitNote/invoice'
  | 'request:updateDebitNote/invoice/required'
  | 'request:updateDebitNote/invoice.date'
  | 'request:updateDebitNote/invoice.due_date'
  | 'request:updateDebitNote/invoice.client'
  | 'request:updateDebitNote/invoice.client.name'
  | 'request:updateDebitNote/invoice.client.name/required'
  | 'request:updateDebitNote/invoice.client.code'
  | 'request:updateDebitNote/invoice.client.email'
  | 'request:updateDebitNote/invoice.client.address'
  | 'request:updateDebitNote/invoice.client.city'
  | 'request:updateDebitNote/invoice.client.postal_code'
  | 'request:updateDebitNote/invoice.client.country'
  | 'request:updateDebitNote/invoice.client.fiscal_id'
  | 'request:updateDebitNote/invoice.client.website'
  | 'request:updateDebitNote/invoice.client.phone'
  | 'request:updateDebitNote/invoice.client.fax'
  | 'request:updateDebitNote/invoice.client.observations'
  | 'request:updateDebitNote/invoice.items'
  | 'request:updateDebitNote/invoice.items[].name'
  | 'request:updateDebitNote/invoice.items[].name/required'
  | 'request:updateDebitNote/invoice.items[].description'
  | 'request:updateDebitNote/invoice.items[].unit_price'
  | 'request:updateDebitNote/invoice.items[].unit_price/required'
  | 'request:updateDebitNote/invoice.items[].quantity'
  | 'request:updateDebitNote/invoice.items[].quantity/required'
  | 'request:updateDebitNote/invoice.items[].unit'
  | 'request:updateDebitNote/invoice.items[].discount'
  | 'request:updateDebitNote/invoice.items[].tax'
  | 'request:updateDebitNote/invoice.items[].tax.name'
  | 'request:updateDebitNote/invoice.reference'
  | 'request:updateDebitNote/invoice.observations'
  | 'request:updateDebitNote/invoice.retention'
  | 'request:updateDebitNote/invoice.tax_exemption'
  | 'request:updateDebitNote/invoice.tax_exemption_reason'
  | 'request:updateDebitNote/invoice.sequence_id'
  | 'request:updateDebitNote/invoice.manual_sequence_number'
  | 'request:updateDebitNote/invoice.currency_code'
  | 'request:updateDebitNote/invoice.rate'
  | 'request:updateDebitNote/invoice.mb_reference'
  | 'request:updateDebitNote/invoice.owner_invoice_id'
  | 'request:changeDebitNoteState/debit_note'
  | 'request:changeDebitNoteState/debit_note/required'
  | 'request:changeDebitNoteState/debit_note.state'
  | 'request:changeDebitNoteState/debit_note.state/required'
  | 'request:changeDebitNoteState/debit_note.message'
  | 'request:changeDebitNoteState/invoice'
  | 'request:changeDebitNoteState/invoice/required'
  | 'request:changeDebitNoteState/invoice.state'
  | 'request:changeDebitNoteState/invoice.state/required'
  | 'request:changeDebitNoteState/invoice.message'
  | 'request:listVatMossInvoices/query.page'
  | 'request:listVatMossInvoices/query.per_page'
  | 'request:listReceipts/query.page'
  | 'request:listReceipts/query.per_page'
  | 'request:createQuote/quote'
  | 'request:createQuote/quote/required'
  | 'request:createQuote/quote.date'
  | 'request:createQuote/quote.date/required'
  | 'request:createQuote/quote.due_date'
  | 'request:createQuote/quote.due_date/required'
  | 'request:createQuote/quote.client'
  | 'request:createQuote/quote.client/required'
  | 'request:createQuote/quote.client.name'
  | 'request:createQuote/quote.client.name/required'
  | 'request:createQuote/quote.client.code'
  | 'request:createQuote/quote.client.email'
  | 'request:createQuote/quote.client.address'
  | 'request:createQuote/quote.client.city'
  | 'request:createQuote/quote.client.postal_code'
  | 'request:createQuote/quote.client.country'
  | 'request:createQuote/quote.client.fiscal_id'
  | 'request:createQuote/quote.client.website'
  | 'request:createQuote/quote.client.phone'
  | 'request:createQuote/quote.client.fax'
  | 'request:createQuote/quote.client.observations'
  | 'request:createQuote/quote.items'
  | 'request:createQuote/quote.items/required'
  | 'request:createQuote/quote.items[].name'
  | 'request:createQuote/quote.items[].name/required'
  | 'request:createQuote/quote.items[].description'
  | 'request:createQuote/quote.items[].unit_price'
  | 'request:createQuote/quote.items[].unit_price/required'
  | 'request:createQuote/quote.items[].quantity'
  | 'request:createQuote/quote.items[].quantity/required'
  | 'request:createQuote/quote.items[].unit'
  | 'request:createQuote/quote.items[].discount'
  | 'request:createQuote/quote.items[].tax'
  | 'request:createQuote/quote.items[].tax.name'
  | 'request:createQuote/quote.reference'
  | 'request:createQuote/quote.observations'
  | 'request:createQuote/quote.retention'
  | 'request:createQuote/quote.tax_exemption'
  | 'request:createQuote/quote.tax_exemption_reason'
  | 'request:createQuote/quote.sequence_id'
  | 'request:createQuote/quote.manual_sequence_number'
  | 'request:createQuote/quote.currency_code'
  | 'request:createQuote/quote.rate'
  | 'request:createQuote/quote.mb_reference'
  | 'request:createQuote/quote.owner_invoice_id'
  | 'request:updateQuote/quote'
  | 'request:updateQuote/quote/required'
  | 'request:updateQuote/quote.date'
  | 'request:updateQuote/quote.due_date'
  | 'request:updateQuote/quote.client'
  | 'request:updateQuote/quote.client.name'
  | 'request:updateQuote/quote.client.name/required'
  | 'request:updateQuote/quote.client.code'
  | 'request:updateQuote/quote.client.email'
  | 'request:updateQuote/quote.client.address'
  | 'request:updateQuote/quote.client.city'
  | 'request:updateQuote/quote.client.postal_code'
  | 'request:updateQuote/quote.client.country'
  | 'request:updateQuote/quote.client.fiscal_id'
  | 'request:updateQuote/quote.client.website'
  | 'request:updateQuote/quote.client.phone'
  | 'request:updateQuote/quote.client.fax'
  | 'request:updateQuote/quote.client.observations'
  | 'request:updateQuote/quote.items'
  | 'request:updateQuote/quote.items[].name'
  | 'request:updateQuote/quote.items[].name/required'
  | 'request:updateQuote/quote.items[].description'
  | 'request:updateQuote/quote.items[].unit_price'
  | 'request:updateQuote/quote.items[].unit_price/required'
  | 'request:updateQuote/quote.items[].quantity'
  | 'request:updateQuote/quote.items[].quantity/required'
  | 'request:updateQuote/quote.items[].unit'
  | 'request:updateQuote/quote.items[].discount'
  | 'request:updateQuote/quote.items[].tax'
  | 'request:updateQuote/quote.items[].tax.name'
  | 'request:updateQuote/quote.reference'
  | 'request:updateQuote/quote.observations'
  | 'request:updateQuote/quote.retention'
  | 'request:updateQuote/quote.tax_exemption'
  | 'request:updateQuote/quote.tax_exemption_reason'
  | 'request:updateQuote/quote.sequence_id'
  | 'request:updateQuote/quote.manual_sequence_number'
  | 'request:updateQuote/quote.currency_code'
  | 'request:updateQuote/quote.rate'
  | 'request:updateQuote/quote.mb_reference'
  | 'request:updateQuote/quote.owner_invoice_id'
  | 'request:changeQuoteState/quote'
  | 'request:changeQuoteState/quote/required'
  | 'request:changeQuoteState/quote.state'
  | 'request:changeQuoteState/quote.state/required'
  | 'request:changeQuoteState/quote.message'
  | 'request:createProforma/proforma'
  | 'request:createProforma/proforma/required'
  | 'request:createProforma/proforma.date'
  | 'request:createProforma/proforma.date/required'
  | 'request:createProforma/proforma.due_date'
  | 'request:createProforma/proforma.due_date/required'
  | 'request:createProforma/proforma.client'
  | 'request:createProforma/proforma.client/required'
  | 'request:createProforma/proforma.client.name'
  | 'request:createProforma/proforma.client.name/required'
  | 'request:createProforma/proforma.client.code'
  | 'request:createProforma/proforma.client.email'
  | 'request:createProforma/proforma.client.address'
  | 'request:createProforma/proforma.client.city'
  | 'request:createProforma/proforma.client.postal_code'
  | 'request:createProforma/proforma.client.country'
  | 'request:createProforma/proforma.client.fiscal_id'
  | 'request:createProforma/proforma.client.website'
  | 'request:createProforma/proforma.client.phone'
  | 'request:createProforma/proforma.client.fax'
  | 'request:createProforma/proforma.client.observations'
  | 'request:createProforma/proforma.items'
  | 'request:createProforma/proforma.items/required'
  | 'request:createProforma/proforma.items[].name'
  | 'request:createProforma/proforma.items[].name/required'
  | 'request:createProforma/proforma.items[].description'
  | 'request:createProforma/proforma.items[].unit_price'
  | 'request:createProforma/proforma.items[].unit_price/required'
  | 'request:createProforma/proforma.items[].quantity'
  | 'request:createProforma/proforma.items[].quantity/required'
  | 'request:createProforma/proforma.items[].unit'
  | 'request:createProforma/proforma.items[].discount'
  | 'request:createProforma/proforma.items[].tax'
  | 'request:createProforma/proforma.items[].tax.name'
  | 'request:createProforma/proforma.reference'
  | 'request:createProforma/proforma.observations'
  | 'request:createProforma/proforma.retention'
  | 'request:createProforma/proforma.tax_exemption'
  | 'request:createProforma/proforma.tax_exemption_reason'
  | 'request:createProforma/proforma.sequence_id'
  | 'request:createProforma/proforma.manual_sequence_number'
  | 'request:createProforma/proforma.currency_code'
  | 'request:createProforma/proforma.rate'
  | 'request:createProforma/proforma.mb_reference'
  | 'request:createProforma/proforma.owner_invoice_id'
  | 'request:updateProforma/proforma'
  | 'request:updateProforma/proforma/required'
  | 'request:updateProforma/proforma.date'
  | 'request:updateProforma/proforma.due_date'
  | 'request:updateProforma/proforma.client'
  | 'request:updateProforma/proforma.client.name'
  | 'request:updateProforma/proforma.client.name/required'
  | 'request:updateProforma/proforma.client.code'
  | 'request:updateProforma/proforma.client.email'
  | 'request:updateProforma/proforma.client.address'
  | 'request:updateProforma/proforma.client.city'
  | 'request:updateProforma/proforma.client.postal_code'
  | 'request:updateProforma/proforma.client.country'
  | 'request:updateProforma/proforma.client.fiscal_id'
  | 'request:updateProforma/proforma.client.website'
  | 'request:updateProforma/proforma.client.phone'
  | 'request:updateProforma/proforma.client.fax'
  | 'request:updateProforma/proforma.client.observations'
  | 'request:updateProforma/proforma.items'
  | 'request:updateProforma/proforma.items[].name'
  | 'request:updateProforma/proforma.items[].name/required'
  | 'request:updateProforma/proforma.items[].description'
  | 'request:updateProforma/proforma.items[].unit_price'
  | 'request:updateProforma/proforma.items[].unit_price/required'
  | 'request:updateProforma/proforma.items[].quantity'
  | 'request:updateProforma/proforma.items[].quantity/required'
  | 'request:updateProforma/proforma.items[].unit'
  | 'request:updateProforma/proforma.items[].discount'
  | 'request:updateProforma/proforma.items[].tax'
  | 'request:updateProforma/proforma.items[].tax.name'
  | 'request:updateProforma/proforma.reference'
  | 'request:updateProforma/proforma.observations'
  | 'request:updateProforma/proforma.retention'
  | 'request:updateProforma/proforma.tax_exemption'
  | 'request:updateProforma/proforma.tax_exemption_reason'
  | 'request:updateProforma/proforma.sequence_id'
  | 'request:updateProforma/proforma.manual_sequence_number'
  | 'request:updateProforma/proforma.currency_code'
  | 'request:updateProforma/proforma.rate'
  | 'request:updateProforma/proforma.mb_reference'
  | 'request:updateProforma/proforma.owner_invoice_id'
  | 'request:changeProformaState/proforma'
  | 'request:changeProformaState/proforma/required'
  | 'request:changeProformaState/proforma.state'
  | 'request:changeProformaState/proforma.state/required'
  | 'request:changeProformaState/proforma.message'
  | 'request:createFeesNote/fees_note'
  | 'request:createFeesNote/fees_note/required'
  | 'request:createFeesNote/fees_note.date'
  | 'request:createFeesNote/fees_note.date/required'
  | 'request:createFeesNote/fees_note.due_date'
  | 'request:createFeesNote/fees_note.due_date/required'
  | 'request:createFeesNote/fees_note.client'
  | 'request:createFeesNote/fees_note.client/required'
  | 'request:createFeesNote/fees_note.client.name'
  | 'request:createFeesNote/fees_note.client.name/required'
  | 'request:createFeesNote/fees_note.client.code'
  | 'request:createFeesNote/fees_note.client.email'
  | 'request:createFeesNote/fees_note.client.address'
  | 'request:createFeesNote/fees_note.client.city'
  | 'request:createFeesNote/fees_note.client.postal_code'
  | 'request:createFeesNote/fees_note.client.country'
  | 'request:createFeesNote/fees_note.client.fiscal_id'
  | 'request:createFeesNote/fees_note.client.website'
  | 'request:createFeesNote/fees_note.client.phone'
  | 'request:createFeesNote/fees_note.client.fax'
  | 'request:createFeesNote/fees_note.client.observations'
  | 'request:createFeesNote/fees_note.items'
  | 'request:createFeesNote/fees_note.items/required'
  | 'request:createFeesNote/fees_note.items[].name'
  | 'request:createFeesNote/fees_note.items[].name/required'
  | 'request:createFeesNote/fees_note.items[].description'
  | 'request:createFeesNote/fees_note.items[].unit_price'
  | 'request:createFeesNote/fees_note.items[].unit_price/required'
  | 'request:createFeesNote/fees_note.items[].quantity'
  | 'request:createFeesNote/fees_note.items[].quantity/required'
  | 'request:createFeesNote/fees_note.items[].unit'
  | 'request:createFeesNote/fees_note.items[].discount'
  | 'request:createFeesNote/fees_note.items[].tax'
  | 'request:createFeesNote/fees_note.items[].tax.name'
  | 'request:createFeesNote/fees_note.reference'
  | 'request:createFeesNote/fees_note.observations'
  | 'request:createFeesNote/fees_note.retention'
  | 'request:createFeesNote/fees_note.tax_exemption'
  | 'request:createFeesNote/fees_note.tax_exemption_reason'
  | 'request:createFeesNote/fees_note.sequence_id'
  | 'request:createFeesNote/fees_note.manual_sequence_number'
  | 'request:createFeesNote/fees_note.currency_code'
  | 'request:createFeesNote/fees_note.rate'
  | 'request:createFeesNote/fees_note.mb_reference'
  | 'request:createFeesNote/fees_note.owner_invoice_id'
  | 'request:updateFeesNote/fees_note'
  | 'request:updateFeesNote/fees_note/required'
  | 'request:updateFeesNote/fees_note.date'
  | 'request:updateFeesNote/fees_note.due_date'
  | 'request:updateFeesNote/fees_note.client'
  | 'request:updateFeesNote/fees_note.client.name'
  | 'request:updateFeesNote/fees_note.client.name/required'
  | 'request:updateFeesNote/fees_note.client.code'
  | 'request:updateFeesNote/fees_note.client.email'
  | 'request:updateFeesNote/fees_note.client.address'
  | 'request:updateFeesNote/fees_note.client.city'
  | 'request:updateFeesNote/fees_note.client.postal_code'
  | 'request:updateFeesNote/fees_note.client.country'
  | 'request:updateFeesNote/fees_note.client.fiscal_id'
  | 'request:updateFeesNote/fees_note.client.website'
  | 'request:updateFeesNote/fees_note.client.phone'
  | 'request:updateFeesNote/fees_note.client.fax'
  | 'request:updateFeesNote/fees_note.client.observations'
  | 'request:updateFeesNote/fees_note.items'
  | 'request:updateFeesNote/fees_note.items[].name'
  | 'request:updateFeesNote/fees_note.items[].name/required'
  | 'request:updateFeesNote/fees_note.items[].description'
  | 'request:updateFeesNote/fees_note.items[].unit_price'
  | 'request:updateFeesNote/fees_note.items[].unit_price/required'
  | 'request:updateFeesNote/fees_note.items[].quantity'
  | 'request:updateFeesNote/fees_note.items[].quantity/required'
  | 'request:updateFeesNote/fees_note.items[].unit'
  | 'request:updateFeesNote/fees_note.items[].discount'
  | 'request:updateFeesNote/fees_note.items[].tax'
  | 'request:updateFeesNote/fees_note.items[].tax.name'
  | 'request:updateFeesNote/fees_note.reference'
  | 'request:updateFeesNote/fees_note.observations'
  | 'request:updateFeesNote/fees_note.retention'
  | 'request:updateFeesNote/fees_note.tax_exemption'
  | 'request:updateFeesNote/fees_note.tax_exemption_reason'
  | 'request:updateFeesNote/fees_note.sequence_id'
  | 'request:updateFeesNote/fees_note.manual_sequence_number'
  | 'request:updateFeesNote/fees_note.currency_code'
  | 'request:updateFeesNote/fees_note.rate'
  | 'request:updateFeesNote/fees_note.mb_reference'
  | 'request:updateFeesNote/fees_note.owner_invoice_id'
  | 'request:changeFeesNoteState/fees_note'
  | 'request:changeFeesNoteState/fees_note/required'
  | 'request:changeFeesNoteState/fees_note.state'
  | 'request:changeFeesNoteState/fees_note.state/required'
  | 'request:changeFeesNoteState/fees_note.message'
  | 'request:createShipping/shipping.date/required'
  | 'request:createShipping/shipping.loaded_at/required'
  | 'request:createShipping/shipping.license_plate'
  | 'request:createShipping/shipping.address_from'
  | 'request:createShipping/shipping.address_from/required'
  | 'request:createShipping/shipping.address_from.detail'
  | 'request:createShipping/shipping.address_from.city'
  | 'request:createShipping/shipping.address_from.postal_code'
  | 'request:createShipping/shipping.address_from.country'
  | 'request:createShipping/shipping.address_to'
  | 'request:createShipping/shipping.address_to/required'
  | 'request:createShipping/shipping.address_to.detail'
  | 'request:createShipping/shipping.address_to.city'
  | 'request:createShipping/shipping.address_to.postal_code'
  | 'request:createShipping/shipping.address_to.country'
  | 'request:createShipping/shipping.reference'
  | 'request:createShipping/shipping.observations'
  | 'request:createShipping/shipping.retention'
  | 'request:createShipping/shipping.tax_exemption'
  | 'request:createShipping/shipping.sequence_id'
  | 'request:createShipping/shipping.manual_sequence_number'
  | 'request:createShipping/shipping.client'
  | 'request:createShipping/shipping.client/required'
  | 'request:createShipping/shipping.client.name'
  | 'request:createShipping/shipping.client.name/required'
  | 'request:createShipping/shipping.client.code'
  | 'request:createShipping/shipping.client.email'
  | 'request:createShipping/shipping.client.address'
  | 'request:createShipping/shipping.client.city'
  | 'request:createShipping/shipping.client.postal_code'
  | 'request:createShipping/shipping.client.country'
  | 'request:createShipping/shipping.client.fiscal_id'
  | 'request:createShipping/shipping.client.website'
  | 'request:createShipping/shipping.client.phone'
  | 'request:createShipping/shipping.client.fax'
  | 'request:createShipping/shipping.client.observations'
  | 'request:createShipping/shipping.items'
  | 'request:createShipping/shipping.items/required'
  | 'request:createShipping/shipping.items[].name'
  | 'request:createShipping/shipping.items[].name/required'
  | 'request:createShipping/shipping.items[].description'
  | 'request:createShipping/shipping.items[].unit_price'
  | 'request:createShipping/shipping.items[].unit_price/required'
  | 'request:createShipping/shipping.items[].quantity'
  | 'request:createShipping/shipping.items[].quantity/required'
  | 'request:createShipping/shipping.items[].unit'
  | 'request:createShipping/shipping.items[].discount'
  | 'request:createShipping/shipping.items[].tax'
  | 'request:createShipping/shipping.items[].tax.name'
  | 'request:createShipping/shipping.tax_exemption_reason'
  | 'request:createShipping/shipping.load_site'
  | 'request:createShipping/shipping.delivery_site'
  | 'request:updateShipping/shipping.license_plate'
  | 'request:updateShipping/shipping.address_from'
  | 'request:updateShipping/shipping.address_from.detail'
  | 'request:updateShipping/shipping.address_from.city'
  | 'request:updateShipping/shipping.address_from.postal_code'
  | 'request:updateShipping/shipping.address_from.country'
  | 'request:updateShipping/shipping.address_to'
  | 'request:updateShipping/shipping.address_to.detail'
  | 'request:updateShipping/shipping.address_to.city'
  | 'request:updateShipping/shipping.address_to.postal_code'
  | 'request:updateShipping/shipping.address_to.country'
  | 'request:updateShipping/shipping.reference'
  | 'request:updateShipping/shipping.observations'
  | 'request:updateShipping/shipping.retention'
  | 'request:updateShipping/shipping.tax_exemption'
  | 'request:updateShipping/shipping.sequence_id'
  | 'request:updateShipping/shipping.manual_sequence_number'
  | 'request:updateShipping/shipping.client'
  | 'request:updateShipping/shipping.client.name'
  | 'request:updateShipping/shipping.client.name/required'
  | 'request:updateShipping/shipping.client.code'
  | 'request:updateShipping/shipping.client.email'
  | 'request:updateShipping/shipping.client.address'
  | 'request:updateShipping/shipping.client.city'
  | 'request:updateShipping/shipping.client.postal_code'
  | 'request:updateShipping/shipping.client.country'
  | 'request:updateShipping/shipping.client.fiscal_id'
  | 'request:updateShipping/shipping.client.website'
  | 'request:updateShipping/shipping.client.phone'
  | 'request:updateShipping/shipping.client.fax'
  | 'request:updateShipping/shipping.client.observations'
  | 'request:updateShipping/shipping.items'
  | 'request:updateShipping/shipping.items[].name'
  | 'request:updateShipping/shipping.items[].name/required'
  | 'request:updateShipping/shipping.items[].description'
  | 'request:updateShipping/shipping.items[].unit_price'
  | 'request:updateShipping/shipping.items[].unit_price/required'
  | 'request:updateShipping/shipping.items[].quantity'
  | 'request:updateShipping/shipping.items[].quantity/required'
  | 'request:updateShipping/shipping.items[].unit'
  | 'request:updateShipping/shipping.items[].discount'
  | 'request:updateShipping/shipping.items[].tax'
  | 'request:updateShipping/shipping.items[].tax.name'
  | 'request:updateShipping/shipping.tax_exemption_reason'
  | 'request:updateShipping/shipping.load_site'
  | 'request:updateShipping/shipping.delivery_site'
  | 'request:createTransport/transport.date/required'
  | 'request:createTransport/transport.loaded_at/required'
  | 'request:createTransport/transport.license_plate'
  | 'request:createTransport/transport.address_from'
  | 'request:createTransport/transport.address_from/required'
  | 'request:createTransport/transport.address_from.detail'
  | 'request:createTransport/transport.address_from.city'
  | 'request:createTransport/transport.address_from.postal_code'
  | 'request:createTransport/transport.address_from.country'
  | 'request:createTransport/transport.address_to'
  | 'request:createTransport/transport.address_to/required'
  | 'request:createTransport/transport.address_to.detail'
  | 'request:createTransport/transport.address_to.city'
  | 'request:createTransport/transport.address_to.postal_code'
  | 'request:createTransport/transport.address_to.country'
  | 'request:createTransport/transport.reference'
  | 'request:createTransport/transport.observations'
  | 'request:createTransport/transport.retention'
  | 'request:createTransport/transport.tax_exemption'
  | 'request:createTransport/transport.sequence_id'
  | 'request:createTransport/transport.manual_sequence_number'
  | 'request:createTransport/transport.client'
  | 'request:createTransport/transport.client/required'
  | 'request:createTransport/transport.client.name'
  | 'request:createTransport/transport.client.name/required'
  | 'request:createTransport/transport.client.code'
  | 'request:createTransport/transport.client.email'
  | 'request:createTransport/transport.client.address'
  | 'request:createTransport/transport.client.city'
  | 'request:createTransport/transport.client.postal_code'
  | 'request:createTransport/transport.client.country'
  | 'request:createTransport/transport.client.fiscal_id'
  | 'request:createTransport/transport.client.website'
  | 'request:createTransport/transport.client.phone'
  | 'request:createTransport/transport.client.fax'
  | 'request:createTransport/transport.client.observations'
  | 'request:createTransport/transport.items'
  | 'request:createTransport/transport.items/required'
  | 'request:createTransport/transport.items[].name'
  | 'request:createTransport/transport.items[].name/required'
  | 'request:createTransport/transport.items[].description'
  | 'request:createTransport/transport.items[].unit_price'
  | 'request:createTransport/transport.items[].unit_price/required'
  | 'request:createTransport/transport.items[].quantity'
  | 'request:createTransport/transport.items[].quantity/required'
  | 'request:createTransport/transport.items[].unit'
  | 'request:createTransport/transport.items[].discount'
  | 'request:createTransport/transport.items[].tax'
  | 'request:createTransport/transport.items[].tax.name'
  | 'request:createTransport/transport.tax_exemption_reason'
  | 'request:createTransport/transport.load_site'
  | 'request:createTransport/transport.delivery_site'
  | 'request:updateTransport/transport.license_plate'
  | 'request:updateTransport/transport.address_from'
  | 'request:updateTransport/transport.address_from.detail'
  | 'request:updateTransport/transport.address_from.city'
  | 'request:updateTransport/transport.address_from.postal_code'
  | 'request:updateTransport/transport.address_from.country'
  | 'request:updateTransport/transport.address_to'
  | 'request:updateTransport/transport.address_to.detail'
  | 'request:updateTransport/transport.address_to.city'
  | 'request:updateTransport/transport.address_to.postal_code'
  | 'request:updateTransport/transport.address_to.country'
  | 'request:updateTransport/transport.reference'
  | 'request:updateTransport/transport.observations'
  | 'request:updateTransport/transport.retention'
  | 'request:updateTransport/transport.tax_exemption'
  | 'request:updateTransport/transport.sequence_id'
  | 'request:updateTransport/transport.manual_sequence_number'
  | 'request:updateTransport/transport.client'
  | 'request:updateTransport/transport.client.name'
  | 'request:updateTransport/transport.client.name/required'
  | 'request:updateTransport/transport.client.code'
  | 'request:updateTransport/transport.client.email'
  | 'request:updateTransport/transport.client.address'
  | 'request:updateTransport/transport.client.city'
  | 'request:updateTransport/transport.client.postal_code'
  | 'request:updateTransport/transport.client.country'
  | 'request:updateTransport/transport.client.fiscal_id'
  | 'request:updateTransport/transport.client.website'
  | 'request:updateTransport/transport.client.phone'
  | 'request:updateTransport/transport.client.fax'
  | 'request:updateTransport/transport.client.observations'
  | 'request:updateTransport/transport.items'
  | 'request:updateTransport/transport.items[].name'
  | 'request:updateTransport/transport.items[].name/required'
  | 'request:updateTransport/transport.items[].description'
  | 'request:updateTransport/transport.items[].unit_price'
  | 'request:updateTransport/transport.items[].unit_price/required'
  | 'request:updateTransport/transport.items[].quantity'
  | 'request:updateTransport/transport.items[].quantity/required'
  | 'request:updateTransport/transport.items[].unit'
  | 'request:updateTransport/transport.items[].discount'
  | 'request:updateTransport/transport.items[].tax'
  | 'request:updateTransport/transport.items[].tax.name'
  | 'request:updateTransport/transport.tax_exemption_reason'
  | 'request:updateTransport/transport.load_site'
  | 'request:updateTransport/transport.delivery_site'
  | 'request:createDevolution/devolution.date/required'
  | 'request:createDevolution/devolution.loaded_at/required'
  | 'request:createDevolution/devolution.license_plate'
  | 'request:createDevolution/devolution.address_from'
  | 'request:createDevolution/devolution.address_from/required'
  | 'request:createDevolution/devolution.address_from.detail'
  | 'request:createDevolution/devolution.address_from.city'
  | 'request:createDevolution/devolution.address_from.postal_code'
  | 'request:createDevolution/devolution.address_from.country'
  | 'request:createDevolution/devolution.address_to'
  | 'request:createDevolution/devolution.address_to/required'
  | 'request:createDevolution/devolution.address_to.detail'
  | 'request:createDevolution/devolution.address_to.city'
  | 'request:createDevolution/devolution.address_to.postal_code'
  | 'request:createDevolution/devolution.address_to.country'
  | 'request:createDevolution/devolution.reference'
  | 'request:createDevolution/devolution.observations'
  | 'request:createDevolution/devolution.retention'
  | 'request:createDevolution/devolution.tax_exemption'
  | 'request:createDevolution/devolution.sequence_id'
  | 'request:createDevolution/devolution.manual_sequence_number'
  | 'request:createDevolution/devolution.client'
  | 'request:createDevolution/devolution.client/required'
  | 'request:createDevolution/devolution.client.name'
  | 'request:createDevolution/devolution.client.name/required'
  | 'request:createDevolution/devolution.client.code'
  | 'request:createDevolution/devolution.client.email'
  | 'request:createDevolution/devolution.client.address'
  | 'request:createDevolution/devolution.client.city'
  | 'request:createDevolution/devolution.client.postal_code'
  | 'request:createDevolution/devolution.client.country'
  | 'request:createDevolution/devolution.client.fiscal_id'
  | 'request:createDevolution/devolution.client.website'
  | 'request:createDevolution/devolution.client.phone'
  | 'request:createDevolution/devolution.client.fax'
  | 'request:createDevolution/devolution.client.observations'
  | 'request:createDevolution/devolution.items'
  | 'request:createDevolution/devolution.items/required'
  | 'request:createDevolution/devolution.items[].name'
  | 'request:createDevolution/devolution.items[].name/required'
  | 'request:createDevolution/devolution.items[].description'
  | 'request:createDevolution/devolution.items[].unit_price'
  | 'request:createDevolution/devolution.items[].unit_price/required'
  | 'request:createDevolution/devolution.items[].quantity'
  | 'request:createDevolution/devolution.items[].quantity/required'
  | 'request:createDevolution/devolution.items[].unit'
  | 'request:createDevolution/devolution.items[].discount'
  | 'request:createDevolution/devolution.items[].tax'
  | 'request:createDevolution/devolution.items[].tax.name'
  | 'request:createDevolution/devolution.tax_exemption_reason'
  | 'request:createDevolution/devolution.load_site'
  | 'request:createDevolution/devolution.delivery_site'
  | 'request:updateDevolution/devolution.license_plate'
  | 'request:updateDevolution/devolution.address_from'
  | 'request:updateDevolution/devolution.address_from.detail'
  | 'request:updateDevolution/devolution.address_from.city'
  | 'request:updateDevolution/devolution.address_from.postal_code'
  | 'request:updateDevolution/devolution.address_from.country'
  | 'request:updateDevolution/devolution.address_to'
  | 'request:updateDevolution/devolution.address_to.detail'
  | 'request:updateDevolution/devolution.address_to.city'
  | 'request:updateDevolution/devolution.address_to.postal_code'
  | 'request:updateDevolution/devolution.address_to.country'
  | 'request:updateDevolution/devolution.reference'
  | 'request:updateDevolution/devolution.observations'
  | 'request:updateDevolution/devolution.retention'
  | 'request:updateDevolution/devolution.tax_exemption'
  | 'request:updateDevolution/devolution.sequence_id'
  | 'request:updateDevolution/devolution.manual_sequence_number'
  | 'request:updateDevolution/devolution.client'
  | 'request:updateDevolution/devolution.client.name'
  | 'request:updateDevolution/devolution.client.name/required'
  | 'request:updateDevolution/devolution.client.code'
  | 'request:updateDevolution/devolution.client.email'
  | 'request:updateDevolution/devolution.client.address'
  | 'request:updateDevolution/devolution.client.city'
  | 'request:updateDevolution/devolution.client.postal_code'
  | 'request:updateDevolution/devolution.client.country'
  | 'request:updateDevolution/devolution.client.fiscal_id'
  | 'request:updateDevolution/devolution.client.website'
  | 'request:updateDevolution/devolution.client.phone'
  | 'request:updateDevolution/devolution.client.fax'
  | 'request:updateDevolution/devolution.client.observations'
  | 'request:updateDevolution/devolution.items'
  | 'request:updateDevolution/devolution.items[].name'
  | 'request:updateDevolution/devolution.items[].name/required'
  | 'request:updateDevolution/devolution.items[].description'
  | 'request:updateDevolution/devolution.items[].unit_price'
  | 'request:updateDevolution/devolution.items[].unit_price/required'
  | 'request:updateDevolution/devolution.items[].quantity'
  | 'request:updateDevolution/devolution.items[].quantity/required'
  | 'request:updateDevolution/devolution.items[].unit'
  | 'request:updateDevolution/devolution.items[].discount'
  | 'request:updateDevolution/devolution.items[].tax'
  | 'request:updateDevolution/devolution.items[].tax.name'
  | 'request:updateDevolution/devolution.tax_exemption_reason'
  | 'request:updateDevolution/devolution.load_site'
  | 'request:updateDevolution/devolution.delivery_site'
  | 'request:createPurchaseOrder/purchase_order'
  | 'request:createPurchaseOrder/purchase_order/required'
  | 'request:createPurchaseOrder/purchase_order.date'
  | 'request:createPurchaseOrder/purchase_order.date/required'
  | 'request:createPurchaseOrder/purchase_order.due_date'
  | 'request:createPurchaseOrder/purchase_order.due_date/required'
  | 'request:createPurchaseOrder/purchase_order.loaded_at'
  | 'request:createPurchaseOrder/purchase_order.delivery_site'
  | 'request:createPurchaseOrder/purchase_order.client'
  | 'request:createPurchaseOrder/purchase_order.client/required'
  | 'request:createPurchaseOrder/purchase_order.client.name'
  | 'request:createPurchaseOrder/purchase_order.client.name/required'
  | 'request:createPurchaseOrder/purchase_order.client.code'
  | 'request:createPurchaseOrder/purchase_order.client.email'
  | 'request:createPurchaseOrder/purchase_order.client.address'
  | 'request:createPurchaseOrder/purchase_order.client.city'
  | 'request:createPurchaseOrder/purchase_order.client.postal_code'
  | 'request:createPurchaseOrder/purchase_order.client.country'
  | 'request:createPurchaseOrder/purchase_order.client.fiscal_id'
  | 'request:createPurchaseOrder/purchase_order.client.website'
  | 'request:createPurchaseOrder/purchase_order.client.phone'
  | 'request:createPurchaseOrder/purchase_order.client.fax'
  | 'request:createPurchaseOrder/purchase_order.client.observations'
  | 'request:createPurchaseOrder/purchase_order.items'
  | 'request:createPurchaseOrder/purchase_order.items/required'
  | 'request:createPurchaseOrder/purchase_order.items[].name'
  | 'request:createPurchaseOrder/purchase_order.items[].name/required'
  | 'request:createPurchaseOrder/purchase_order.items[].description'
  | 'request:createPurchaseOrder/purchase_order.items[].unit_price'
  | 'request:createPurchaseOrder/purchase_order.items[].unit_price/required'
  | 'request:createPurchaseOrder/purchase_order.items[].quantity'
  | 'request:createPurchaseOrder/purchase_order.items[].quantity/required'
  | 'request:createPurchaseOrder/purchase_order.items[].unit'
  | 'request:createPurchaseOrder/purchase_order.items[].discount'
  | 'request:createPurchaseOrder/purchase_order.items[].tax'
  | 'request:createPurchaseOrder/purchase_order.items[].tax.name'
  | 'request:createPurchaseOrder/purchase_order.reference'
  | 'request:createPurchaseOrder/purchase_order.observations'
  | 'request:createPurchaseOrder/purchase_order.retention'
  | 'request:createPurchaseOrder/purchase_order.tax_exemption'
  | 'request:createPurchaseOrder/purchase_order.tax_exemption_reason'
  | 'request:createPurchaseOrder/purchase_order.sequence_id'
  | 'request:createPurchaseOrder/purchase_order.manual_sequence_number'
  | 'request:createPurchaseOrder/purchase_order.currency_code'
  | 'request:createPurchaseOrder/purchase_order.rate'
  | 'request:updatePurchaseOrder/purchase_order'
  | 'request:updatePurchaseOrder/purchase_order/required'
  | 'request:updatePurchaseOrder/purchase_order.date'
  | 'request:updatePurchaseOrder/purchase_order.due_date'
  | 'request:updatePurchaseOrder/purchase_order.loaded_at'
  | 'request:updatePurchaseOrder/purchase_order.delivery_site'
  | 'request:updatePurchaseOrder/purchase_order.client'
  | 'request:updatePurchaseOrder/purchase_order.client.name'
  | 'request:updatePurchaseOrder/purchase_order.client.name/required'
  | 'request:updatePurchaseOrder/purchase_order.client.code'
  | 'request:updatePurchaseOrder/purchase_order.client.email'
  | 'request:updatePurchaseOrder/purchase_order.client.address'
  | 'request:updatePurchaseOrder/purchase_order.client.city'
  | 'request:updatePurchaseOrder/purchase_order.client.postal_code'
  | 'request:updatePurchaseOrder/purchase_order.client.country'
  | 'request:updatePurchaseOrder/purchase_order.client.fiscal_id'
  | 'request:updatePurchaseOrder/purchase_order.client.website'
  | 'request:updatePurchaseOrder/purchase_order.client.phone'
  | 'request:updatePurchaseOrder/purchase_order.client.fax'
  | 'request:updatePurchaseOrder/purchase_order.client.observations'
  | 'request:updatePurchaseOrder/purchase_order.items'
  | 'request:updatePurchaseOrder/purchase_order.items[].name'
  | 'request:updatePurchaseOrder/purchase_order.items[].name/required'
  | 'request:updatePurchaseOrder/purchase_order.items[].description'
  | 'request:updatePurchaseOrder/purchase_order.items[].unit_price'
  | 'request:updatePurchaseOrder/purchase_order.items[].unit_price/required'
  | 'request:updatePurchaseOrder/purchase_order.items[].quantity'
  | 'request:updatePurchaseOrder/purchase_order.items[].quantity/required'
  | 'request:updatePurchaseOrder/purchase_order.items[].unit'
  | 'request:updatePurchaseOrder/purchase_order.items[].discount'
  | 'request:updatePurchaseOrder/purchase_order.items[].tax'
  | 'request:updatePurchaseOrder/purchase_order.items[].tax.name'
  | 'request:updatePurchaseOrder/purchase_order.reference'
  | 'request:updatePurchaseOrder/purchase_order.observations'
  | 'request:updatePurchaseOrder/purchase_order.retention'
  | 'request:updatePurchaseOrder/purchase_order.tax_exemption'
  | 'request:updatePurchaseOrder/purchase_order.tax_exemption_reason'
  | 'request:updatePurchaseOrder/purchase_order.sequence_id'
  | 'request:updatePurchaseOrder/purchase_order.manual_sequence_number'
  | 'request:updatePurchaseOrder/purchase_order.currency_code'
  | 'request:updatePurchaseOrder/purchase_order.rate'
  | 'request:changePurchaseOrderState/purchase_order'
  | 'request:changePurchaseOrderState/purchase_order/required'
  | 'request:changePurchaseOrderState/purchase_order.state'
  | 'request:changePurchaseOrderState/purchase_order.state/required'
  | 'request:changePurchaseOrderState/purchase_order.message'
  | 'request:createPartialPayment/partial_payment'
  | 'request:createPartialPayment/partial_payment/required'
  | 'request:createPartialPayment/partial_payment.amount'
  | 'request:createPartialPayment/partial_payment.amount/required'
  | 'request:createPartialPayment/partial_payment.payment_mechanism'
  | 'request:createPartialPayment/partial_payment.note'
  | 'request:createPartialPayment/partial_payment.serie'
  | 'request:createPartialPayment/partial_payment.payment_date'
  | 'request:getReceipt/path.receipt-id'
  | 'request:getReceipt/path.receipt-id/required'
  | 'request:changeReceiptState/receipt'
  | 'request:changeReceiptState/receipt/required'
  | 'request:changeReceiptState/receipt.state'
  | 'request:changeReceiptState/receipt.state/required'
  | 'request:changeReceiptState/receipt.message'
  | 'request:exportSaft/query.month/format'
  | 'request:exportSaft/query.years/format'
  | 'request:updateInitialBalance/initial_balance'
  | 'request:updateInitialBalance/initial_balance/required'
  | 'request:updateInitialBalance/initial_balance.value'
  | 'request:updateInitialBalance/initial_balance.value/required'
  | 'request:updateInitialBalance/initial_balance.date'
  | 'request:updateInitialBalance/initial_balance.observation'
  | 'request:listRegularizations/query.page'
  | 'request:listRegularizations/query.per_page'
  | 'request:createRegularization/regularization'
  | 'request:createRegularization/regularization/required'
  | 'request:createRegularization/regularization.value'
  | 'request:createRegularization/regularization.value/required'
  | 'request:createRegularization/regularization.date'
  | 'request:createRegularization/regularization.observation'
  | 'request:createTreasuryMovement/treasury_movement'
  | 'request:createTreasuryMovement/treasury_movement/required'
  | 'request:createTreasuryMovement/treasury_movement.value'
  | 'request:createTreasuryMovement/treasury_movement.value/required'
  | 'request:createTreasuryMovement/treasury_movement.movement_type'
  | 'request:createTreasuryMovement/treasury_movement.movement_type/required'
  | 'request:createTreasuryMovement/treasury_movement.payment_method'
  | 'request:createTreasuryMovement/treasury_movement.date'
  | 'request:createTreasuryMovement/treasury_movement.serie'
  | 'request:createTreasuryMovement/treasury_movement.observation'
  | 'rule:account-same-user'
  | 'rule:item-fields-stay'
  | 'rule:one-default-tax'
  | 'rule:item-deleted'
  | 'rule:find-client-by-name'
  | 'rule:find-client-by-code'
  | 'rule:client-invoices'
  | 'rule:sequence-counts-up'
  | 'rule:drafts-do-not-count'
  | 'rule:date-stays-on-final'
  | 'rule:simplified-refused-abroad'
  | 'rule:refused-leaves-nothing-behind'
  | 'rule:total-not-negative'
  | 'rule:line-subtotal'
  | 'rule:final-is-fixed'
  | 'rule:update-lines-replace'
  | 'rule:cancel-message'
  | 'rule:list-status-sent'
  | 'rule:list-range-ends'
  | 'rule:list-reference'
  | 'rule:list-archived'
  | 'rule:pdf-stays-ready'
  | 'rule:pdf-invalid-state'
  | 'rule:saft-stays-ready'
  | 'rule:payment-settles'
  | 'rule:payment-cap'
  | 'rule:payment-canceled-reopens'
  | 'rule:related-receipts'
  | 'rule:balance-follows'
  | 'rule:terms-accepted'
  | 'rule:account-address'
  | 'rule:key-case'
  | 'rule:record-fields-stay'
  | 'rule:sequence-names-unique'
  | 'rule:tax-names-unique'
  | 'rule:payment-final-only'
  | 'rule:payment-reference'
  | 'rule:rate-limit';

export type StatementKind = 'operation' | 'status' | 'errors' | 'state' | 'schema' | 'request' | 'rule';

/** Something that the API description says: what an assertion that fails a server has to cite. */
export interface Statement {
  readonly id: StatementId;
  readonly kind: StatementKind;
  /** The section of the API description. */
  readonly section: string;
  /** Its sentence, or the row of its table. */
  readonly words: string;
}

/** Something that we assume: it can be judged and reported, and fails nobody. */
export interface Interpretation {
  readonly id: InterpretationId;
  readonly kind: StatementKind;
  readonly reason: string;
}

export const statements: { readonly [Id in StatementId]: Statement } = {
  'operation:createAccount': {"id":"operation:createAccount","kind":"operation","section":"Endpoints, Accounts","words":"POST | `{public_url}/api/accounts/create.json` | body `account` (below); no account name or key needed | 201 `account` (id, name, url, api_key, state); 422"},
  'operation:getAccount': {"id":"operation:getAccount","kind":"operation","section":"Endpoints, Accounts","words":"GET | `/api/accounts/:account-id/get.json` | path `account-id` integer | 200 `account`; 401; 404 (account does not exist)"},
  'operation:updateAccount': {"id":"operation:updateAccount","kind":"operation","section":"Endpoints, Accounts","words":"PUT | `/api/accounts/:account-id/update.json` | path `account-id` integer; body `account` | 200 empty; 401; 404; 422"},
  'operation:listItems': {"id":"operation:listItems","kind":"operation","section":"Endpoints, Items","words":"GET | `/items.json` | query `page` integer default 1; `per_page` integer default 10 or the account setting (10, 20 or 30) | 200 `{items: [item]}`; 401"},
  'operation:createItem': {"id":"operation:createItem","kind":"operation","section":"Endpoints, Items","words":"POST | `/items.json` | body `item` (required object) | 401; 422 (response body of success: see Resources)"},
  'operation:getItem': {"id":"operation:getItem","kind":"operation","section":"Endpoints, Items","words":"GET | `/items/:item-id.json` | path `item-id` integer | 200 `{item}`; 401; 404"},
  'operation:updateItem': {"id":"operation:updateItem","kind":"operation","section":"Endpoints, Items","words":"PUT | `/items/:item-id.json` | path `item-id`; body `item` | 200 empty; 401; 404; 422"},
  'operation:listTaxes': {"id":"operation:listTaxes","kind":"operation","section":"Endpoints, Taxes","words":"GET | `/taxes.json` | 200 list; 401"},
  'operation:createTax': {"id":"operation:createTax","kind":"operation","section":"Endpoints, Taxes","words":"POST | `/taxes.json` | body `tax` (required object: name, value, region, default_tax) | 201 tax; 401; 422"},
  'operation:getTax': {"id":"operation:getTax","kind":"operation","section":"Endpoints, Taxes","words":"GET | `/taxes/:tax-id.json` | path `tax-id` integer | 200 tax; 401; 404"},
  'operation:updateTax': {"id":"operation:updateTax","kind":"operation","section":"Endpoints, Taxes","words":"PUT | `/taxes/:tax-id.json` | path `tax-id`; body `tax` | 200 empty; 401; 404; 422"},
  'operation:deleteTax': {"id":"operation:deleteTax","kind":"operation","section":"Endpoints, Taxes","words":"DELETE | `/taxes/:tax-id.json` | path `tax-id` | 200 empty; 401; 404"},
  'operation:listClients': {"id":"operation:listClients","kind":"operation","section":"Endpoints, Clients","words":"GET | `/clients.json` | query `page`, `per_page` (as items) | 200 `{clients: [client], pagination}`; 401"},
  'operation:createClient': {"id":"operation:createClient","kind":"operation","section":"Endpoints, Clients","words":"POST | `/clients.json` | creates a client | body: not shown"},
  'operation:getClient': {"id":"operation:getClient","kind":"operation","section":"Endpoints, Clients","words":"GET | `/clients/:client-id.json` | path `client-id` integer | 200 `{client}`; 401; 404"},
  'operation:updateClient': {"id":"operation:updateClient","kind":"operation","section":"Endpoints, Clients","words":"PUT | `/clients/:client-id.json` | path `client-id`; body `client` (fields of the Client table; `name` and `code` required) | 401; 404; 422 documented as applicable"},
  'operation:listSequences': {"id":"operation:listSequences","kind":"operation","section":"Endpoints, Sequences","words":"GET | `/sequences.json` | 200 `{sequences: [sequence]}`; 401"},
  'operation:createSequence': {"id":"operation:createSequence","kind":"operation","section":"Endpoints, Sequences","words":"POST | `/sequences.json` | body `sequence`: `serie` string required; `default_sequence` string optional, `1` makes it the default. Creates and registers the sequence; Portuguese accounts need tax-authority credentials configured | response body: not shown"},
  'operation:getSequence': {"id":"operation:getSequence","kind":"operation","section":"Endpoints, Sequences","words":"GET | `/sequences/:sequence-id.json` | path `sequence-id` integer | 200 `{sequence}`; 401; 404"},
  'operation:setCurrentSequence': {"id":"operation:setCurrentSequence","kind":"operation","section":"Endpoints, Sequences","words":"PUT | `/sequences/:sequence-id/set_current.json` | no body; path `sequence-id` integer; makes it the default | 200 empty; 401; 404; 422"},
  'operation:listInvoices': {"id":"operation:listInvoices","kind":"operation","section":"Endpoints, Documents","words":"GET | `/invoices.json` | list invoices; other types via `/invoice_receipts.json`, `/simplified_invoices.json`, `/vat_moss_invoices`, `/credit_notes.json`, `/debit_notes.json`, `/receipts.json`; filters only work on `/invoices.json`"},
  'operation:createInvoice': {"id":"operation:createInvoice","kind":"operation","section":"Endpoints, Documents","words":"POST | `/:type.json` | create a document of the family's type"},
  'operation:getInvoice': {"id":"operation:getInvoice","kind":"operation","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'operation:updateInvoice': {"id":"operation:updateInvoice","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'operation:changeInvoiceState': {"id":"operation:changeInvoiceState","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'operation:emailInvoice': {"id":"operation:emailInvoice","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'operation:listInvoiceReceipts': {"id":"operation:listInvoiceReceipts","kind":"operation","section":"Endpoints, Documents","words":"GET | `/invoices.json` | list invoices; other types via `/invoice_receipts.json`, `/simplified_invoices.json`, `/vat_moss_invoices`, `/credit_notes.json`, `/debit_notes.json`, `/receipts.json`; filters only work on `/invoices.json`"},
  'operation:createInvoiceReceipt': {"id":"operation:createInvoiceReceipt","kind":"operation","section":"Endpoints, Documents","words":"POST | `/:type.json` | create a document of the family's type"},
  'operation:getInvoiceReceipt': {"id":"operation:getInvoiceReceipt","kind":"operation","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'operation:updateInvoiceReceipt': {"id":"operation:updateInvoiceReceipt","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'operation:changeInvoiceReceiptState': {"id":"operation:changeInvoiceReceiptState","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'operation:emailInvoiceReceipt': {"id":"operation:emailInvoiceReceipt","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'operation:listSimplifiedInvoices': {"id":"operation:listSimplifiedInvoices","kind":"operation","section":"Endpoints, Documents","words":"GET | `/invoices.json` | list invoices; other types via `/invoice_receipts.json`, `/simplified_invoices.json`, `/vat_moss_invoices`, `/credit_notes.json`, `/debit_notes.json`, `/receipts.json`; filters only work on `/invoices.json`"},
  'operation:createSimplifiedInvoice': {"id":"operation:createSimplifiedInvoice","kind":"operation","section":"Endpoints, Documents","words":"POST | `/:type.json` | create a document of the family's type"},
  'operation:getSimplifiedInvoice': {"id":"operation:getSimplifiedInvoice","kind":"operation","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'operation:updateSimplifiedInvoice': {"id":"operation:updateSimplifiedInvoice","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'operation:changeSimplifiedInvoiceState': {"id":"operation:changeSimplifiedInvoiceState","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'operation:emailSimplifiedInvoice': {"id":"operation:emailSimplifiedInvoice","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'operation:createVatMossInvoice': {"id":"operation:createVatMossInvoice","kind":"operation","section":"Endpoints, Documents","words":"POST | `/:type.json` | create a document of the family's type"},
  'operation:getVatMossInvoice': {"id":"operation:getVatMossInvoice","kind":"operation","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'operation:updateVatMossInvoice': {"id":"operation:updateVatMossInvoice","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'operation:changeVatMossInvoiceState': {"id":"operation:changeVatMossInvoiceState","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'operation:emailVatMossInvoice': {"id":"operation:emailVatMossInvoice","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'operation:listCreditNotes': {"id":"operation:listCreditNotes","kind":"operation","section":"Endpoints, Documents","words":"GET | `/invoices.json` | list invoices; other types via `/invoice_receipts.json`, `/simplified_invoices.json`, `/vat_moss_invoices`, `/credit_notes.json`, `/debit_notes.json`, `/receipts.json`; filters only work on `/invoices.json`"},
  'operation:createCreditNote': {"id":"operation:createCreditNote","kind":"operation","section":"Endpoints, Documents","words":"POST | `/:type.json` | create a document of the family's type"},
  'operation:getCreditNote': {"id":"operation:getCreditNote","kind":"operation","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'operation:updateCreditNote': {"id":"operation:updateCreditNote","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'operation:changeCreditNoteState': {"id":"operation:changeCreditNoteState","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'operation:emailCreditNote': {"id":"operation:emailCreditNote","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'operation:listDebitNotes': {"id":"operation:listDebitNotes","kind":"operation","section":"Endpoints, Documents","words":"GET | `/invoices.json` | list invoices; other types via `/invoice_receipts.json`, `/simplified_invoices.json`, `/vat_moss_invoices`, `/credit_notes.json`, `/debit_notes.json`, `/receipts.json`; filters only work on `/invoices.json`"},
  'operation:createDebitNote': {"id":"operation:createDebitNote","kind":"operation","section":"Endpoints, Documents","words":"POST | `/:type.json` | create a document of the family's type"},
  'operation:getDebitNote': {"id":"operation:getDebitNote","kind":"operation","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'operation:updateDebitNote': {"id":"operation:updateDebitNote","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'operation:changeDebitNoteState': {"id":"operation:changeDebitNoteState","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'operation:emailDebitNote': {"id":"operation:emailDebitNote","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'operation:listVatMossInvoices': {"id":"operation:listVatMossInvoices","kind":"operation","section":"Endpoints, Documents","words":"GET | `/invoices.json` | list invoices; other types via `/invoice_receipts.json`, `/simplified_invoices.json`, `/vat_moss_invoices`, `/credit_notes.json`, `/debit_notes.json`, `/receipts.json`; filters only work on `/invoices.json`"},
  'operation:listReceipts': {"id":"operation:listReceipts","kind":"operation","section":"Endpoints, Documents","words":"GET | `/invoices.json` | list invoices; other types via `/invoice_receipts.json`, `/simplified_invoices.json`, `/vat_moss_invoices`, `/credit_notes.json`, `/debit_notes.json`, `/receipts.json`; filters only work on `/invoices.json`"},
  'operation:createQuote': {"id":"operation:createQuote","kind":"operation","section":"Endpoints, Documents","words":"POST | `/:type.json` | create a document of the family's type"},
  'operation:getQuote': {"id":"operation:getQuote","kind":"operation","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'operation:updateQuote': {"id":"operation:updateQuote","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'operation:changeQuoteState': {"id":"operation:changeQuoteState","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'operation:emailQuote': {"id":"operation:emailQuote","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'operation:createProforma': {"id":"operation:createProforma","kind":"operation","section":"Endpoints, Documents","words":"POST | `/:type.json` | create a document of the family's type"},
  'operation:getProforma': {"id":"operation:getProforma","kind":"operation","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'operation:updateProforma': {"id":"operation:updateProforma","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'operation:changeProformaState': {"id":"operation:changeProformaState","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'operation:emailProforma': {"id":"operation:emailProforma","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'operation:createFeesNote': {"id":"operation:createFeesNote","kind":"operation","section":"Endpoints, Documents","words":"POST | `/:type.json` | create a document of the family's type"},
  'operation:getFeesNote': {"id":"operation:getFeesNote","kind":"operation","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'operation:updateFeesNote': {"id":"operation:updateFeesNote","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'operation:changeFeesNoteState': {"id":"operation:changeFeesNoteState","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'operation:emailFeesNote': {"id":"operation:emailFeesNote","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'operation:listEstimates': {"id":"operation:listEstimates","kind":"operation","section":"Endpoints, Documents","words":"GET | `/invoices.json` | list invoices; other types via `/invoice_receipts.json`, `/simplified_invoices.json`, `/vat_moss_invoices`, `/credit_notes.json`, `/debit_notes.json`, `/receipts.json`; filters only work on `/invoices.json`"},
  'operation:createShipping': {"id":"operation:createShipping","kind":"operation","section":"Endpoints, Documents","words":"POST | `/:type.json` | create a document of the family's type"},
  'operation:getShipping': {"id":"operation:getShipping","kind":"operation","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'operation:updateShipping': {"id":"operation:updateShipping","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'operation:changeShippingState': {"id":"operation:changeShippingState","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'operation:emailShipping': {"id":"operation:emailShipping","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'operation:createTransport': {"id":"operation:createTransport","kind":"operation","section":"Endpoints, Documents","words":"POST | `/:type.json` | create a document of the family's type"},
  'operation:getTransport': {"id":"operation:getTransport","kind":"operation","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'operation:updateTransport': {"id":"operation:updateTransport","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'operation:changeTransportState': {"id":"operation:changeTransportState","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'operation:emailTransport': {"id":"operation:emailTransport","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'operation:createDevolution': {"id":"operation:createDevolution","kind":"operation","section":"Endpoints, Documents","words":"POST | `/:type.json` | create a document of the family's type"},
  'operation:getDevolution': {"id":"operation:getDevolution","kind":"operation","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'operation:updateDevolution': {"id":"operation:updateDevolution","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'operation:changeDevolutionState': {"id":"operation:changeDevolutionState","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'operation:emailDevolution': {"id":"operation:emailDevolution","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'operation:listGuides': {"id":"operation:listGuides","kind":"operation","section":"Endpoints, Documents","words":"GET | `/invoices.json` | list invoices; other types via `/invoice_receipts.json`, `/simplified_invoices.json`, `/vat_moss_invoices`, `/credit_notes.json`, `/debit_notes.json`, `/receipts.json`; filters only work on `/invoices.json`"},
  'operation:listPurchaseOrders': {"id":"operation:listPurchaseOrders","kind":"operation","section":"Endpoints, Documents","words":"GET | `/invoices.json` | list invoices; other types via `/invoice_receipts.json`, `/simplified_invoices.json`, `/vat_moss_invoices`, `/credit_notes.json`, `/debit_notes.json`, `/receipts.json`; filters only work on `/invoices.json`"},
  'operation:createPurchaseOrder': {"id":"operation:createPurchaseOrder","kind":"operation","section":"Endpoints, Documents","words":"POST | `/:type.json` | create a document of the family's type"},
  'operation:getPurchaseOrder': {"id":"operation:getPurchaseOrder","kind":"operation","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'operation:updatePurchaseOrder': {"id":"operation:updatePurchaseOrder","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'operation:changePurchaseOrderState': {"id":"operation:changePurchaseOrderState","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'operation:emailPurchaseOrder': {"id":"operation:emailPurchaseOrder","kind":"operation","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'operation:getDocumentPdf': {"id":"operation:getDocumentPdf","kind":"operation","section":"Endpoints, Documents","words":"GET | `/api/pdf/:document-id.json` | PDF link"},
  'operation:getDocumentQrCode': {"id":"operation:getDocumentQrCode","kind":"operation","section":"Endpoints, Documents","words":"GET | `/api/qr_codes/:document-id.json` | QR code link; 200 `qr_code.url`"},
  'operation:exportSaft': {"id":"operation:exportSaft","kind":"operation","section":"Endpoints, SAF-T export","words":"`GET /api/export_saft.json`. Query `month` string required; `years` string required. Asynchronous: 202 means generation started, repeat until 200, whose body holds the download link; 422 invalid parameters (empty); 500 generation failed."},
  'status:createAccount/201': {"id":"status:createAccount/201","kind":"status","section":"Endpoints, Accounts","words":"POST | `{public_url}/api/accounts/create.json` | body `account` (below); no account name or key needed | 201 `account` (id, name, url, api_key, state); 422"},
  'status:createAccount/422': {"id":"status:createAccount/422","kind":"status","section":"Endpoints, Accounts","words":"POST | `{public_url}/api/accounts/create.json` | body `account` (below); no account name or key needed | 201 `account` (id, name, url, api_key, state); 422"},
  'status:getAccount/200': {"id":"status:getAccount/200","kind":"status","section":"Endpoints, Accounts","words":"GET | `/api/accounts/:account-id/get.json` | path `account-id` integer | 200 `account`; 401; 404 (account does not exist)"},
  'status:getAccount/401': {"id":"status:getAccount/401","kind":"status","section":"Endpoints, Accounts","words":"GET | `/api/accounts/:account-id/get.json` | path `account-id` integer | 200 `account`; 401; 404 (account does not exist)"},
  'status:getAccount/404': {"id":"status:getAccount/404","kind":"status","section":"Endpoints, Accounts","words":"GET | `/api/accounts/:account-id/get.json` | path `account-id` integer | 200 `account`; 401; 404 (account does not exist)"},
  'status:updateAccount/200': {"id":"status:updateAccount/200","kind":"status","section":"Endpoints, Accounts","words":"PUT | `/api/accounts/:account-id/update.json` | path `account-id` integer; body `account` | 200 empty; 401; 404; 422"},
  'status:updateAccount/401': {"id":"status:updateAccount/401","kind":"status","section":"Endpoints, Accounts","words":"PUT | `/api/accounts/:account-id/update.json` | path `account-id` integer; body `account` | 200 empty; 401; 404; 422"},
  'status:updateAccount/404': {"id":"status:updateAccount/404","kind":"status","section":"Endpoints, Accounts","words":"PUT | `/api/accounts/:account-id/update.json` | path `account-id` integer; body `account` | 200 empty; 401; 404; 422"},
  'status:updateAccount/422': {"id":"status:updateAccount/422","kind":"status","section":"Endpoints, Accounts","words":"PUT | `/api/accounts/:account-id/update.json` | path `account-id` integer; body `account` | 200 empty; 401; 404; 422"},
  'status:configureAtCommunication/401': {"id":"status:configureAtCommunication/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:listItems/200': {"id":"status:listItems/200","kind":"status","section":"Endpoints, Items","words":"GET | `/items.json` | query `page` integer default 1; `per_page` integer default 10 or the account setting (10, 20 or 30) | 200 `{items: [item]}`; 401"},
  'status:listItems/401': {"id":"status:listItems/401","kind":"status","section":"Endpoints, Items","words":"GET | `/items.json` | query `page` integer default 1; `per_page` integer default 10 or the account setting (10, 20 or 30) | 200 `{items: [item]}`; 401"},
  'status:createItem/401': {"id":"status:createItem/401","kind":"status","section":"Endpoints, Items","words":"POST | `/items.json` | body `item` (required object) | 401; 422 (response body of success: see Resources)"},
  'status:createItem/422': {"id":"status:createItem/422","kind":"status","section":"Endpoints, Items","words":"POST | `/items.json` | body `item` (required object) | 401; 422 (response body of success: see Resources)"},
  'status:getItem/200': {"id":"status:getItem/200","kind":"status","section":"Endpoints, Items","words":"GET | `/items/:item-id.json` | path `item-id` integer | 200 `{item}`; 401; 404"},
  'status:getItem/401': {"id":"status:getItem/401","kind":"status","section":"Endpoints, Items","words":"GET | `/items/:item-id.json` | path `item-id` integer | 200 `{item}`; 401; 404"},
  'status:getItem/404': {"id":"status:getItem/404","kind":"status","section":"Endpoints, Items","words":"GET | `/items/:item-id.json` | path `item-id` integer | 200 `{item}`; 401; 404"},
  'status:updateItem/200': {"id":"status:updateItem/200","kind":"status","section":"Endpoints, Items","words":"PUT | `/items/:item-id.json` | path `item-id`; body `item` | 200 empty; 401; 404; 422"},
  'status:updateItem/401': {"id":"status:updateItem/401","kind":"status","section":"Endpoints, Items","words":"PUT | `/items/:item-id.json` | path `item-id`; body `item` | 200 empty; 401; 404; 422"},
  'status:updateItem/404': {"id":"status:updateItem/404","kind":"status","section":"Endpoints, Items","words":"PUT | `/items/:item-id.json` | path `item-id`; body `item` | 200 empty; 401; 404; 422"},
  'status:updateItem/422': {"id":"status:updateItem/422","kind":"status","section":"Endpoints, Items","words":"PUT | `/items/:item-id.json` | path `item-id`; body `item` | 200 empty; 401; 404; 422"},
  'status:listTaxes/200': {"id":"status:listTaxes/200","kind":"status","section":"Endpoints, Taxes","words":"GET | `/taxes.json` | 200 list; 401"},
  'status:listTaxes/401': {"id":"status:listTaxes/401","kind":"status","section":"Endpoints, Taxes","words":"GET | `/taxes.json` | 200 list; 401"},
  'status:createTax/201': {"id":"status:createTax/201","kind":"status","section":"Endpoints, Taxes","words":"POST | `/taxes.json` | body `tax` (required object: name, value, region, default_tax) | 201 tax; 401; 422"},
  'status:createTax/401': {"id":"status:createTax/401","kind":"status","section":"Endpoints, Taxes","words":"POST | `/taxes.json` | body `tax` (required object: name, value, region, default_tax) | 201 tax; 401; 422"},
  'status:createTax/422': {"id":"status:createTax/422","kind":"status","section":"Endpoints, Taxes","words":"POST | `/taxes.json` | body `tax` (required object: name, value, region, default_tax) | 201 tax; 401; 422"},
  'status:getTax/200': {"id":"status:getTax/200","kind":"status","section":"Endpoints, Taxes","words":"GET | `/taxes/:tax-id.json` | path `tax-id` integer | 200 tax; 401; 404"},
  'status:getTax/401': {"id":"status:getTax/401","kind":"status","section":"Endpoints, Taxes","words":"GET | `/taxes/:tax-id.json` | path `tax-id` integer | 200 tax; 401; 404"},
  'status:getTax/404': {"id":"status:getTax/404","kind":"status","section":"Endpoints, Taxes","words":"GET | `/taxes/:tax-id.json` | path `tax-id` integer | 200 tax; 401; 404"},
  'status:updateTax/200': {"id":"status:updateTax/200","kind":"status","section":"Endpoints, Taxes","words":"PUT | `/taxes/:tax-id.json` | path `tax-id`; body `tax` | 200 empty; 401; 404; 422"},
  'status:updateTax/401': {"id":"status:updateTax/401","kind":"status","section":"Endpoints, Taxes","words":"PUT | `/taxes/:tax-id.json` | path `tax-id`; body `tax` | 200 empty; 401; 404; 422"},
  'status:updateTax/404': {"id":"status:updateTax/404","kind":"status","section":"Endpoints, Taxes","words":"PUT | `/taxes/:tax-id.json` | path `tax-id`; body `tax` | 200 empty; 401; 404; 422"},
  'status:updateTax/422': {"id":"status:updateTax/422","kind":"status","section":"Endpoints, Taxes","words":"PUT | `/taxes/:tax-id.json` | path `tax-id`; body `tax` | 200 empty; 401; 404; 422"},
  'status:deleteTax/200': {"id":"status:deleteTax/200","kind":"status","section":"Endpoints, Taxes","words":"DELETE | `/taxes/:tax-id.json` | path `tax-id` | 200 empty; 401; 404"},
  'status:deleteTax/401': {"id":"status:deleteTax/401","kind":"status","section":"Endpoints, Taxes","words":"DELETE | `/taxes/:tax-id.json` | path `tax-id` | 200 empty; 401; 404"},
  'status:deleteTax/404': {"id":"status:deleteTax/404","kind":"status","section":"Endpoints, Taxes","words":"DELETE | `/taxes/:tax-id.json` | path `tax-id` | 200 empty; 401; 404"},
  'status:listClients/200': {"id":"status:listClients/200","kind":"status","section":"Endpoints, Clients","words":"GET | `/clients.json` | query `page`, `per_page` (as items) | 200 `{clients: [client], pagination}`; 401"},
  'status:listClients/401': {"id":"status:listClients/401","kind":"status","section":"Endpoints, Clients","words":"GET | `/clients.json` | query `page`, `per_page` (as items) | 200 `{clients: [client], pagination}`; 401"},
  'status:createClient/401': {"id":"status:createClient/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:createClient/422': {"id":"status:createClient/422","kind":"status","section":"Errors","words":"422 | some parameters incorrect (update/create/e-mail/set_current/SAF-T)"},
  'status:getClient/200': {"id":"status:getClient/200","kind":"status","section":"Endpoints, Clients","words":"GET | `/clients/:client-id.json` | path `client-id` integer | 200 `{client}`; 401; 404"},
  'status:getClient/401': {"id":"status:getClient/401","kind":"status","section":"Endpoints, Clients","words":"GET | `/clients/:client-id.json` | path `client-id` integer | 200 `{client}`; 401; 404"},
  'status:getClient/404': {"id":"status:getClient/404","kind":"status","section":"Endpoints, Clients","words":"GET | `/clients/:client-id.json` | path `client-id` integer | 200 `{client}`; 401; 404"},
  'status:updateClient/401': {"id":"status:updateClient/401","kind":"status","section":"Endpoints, Clients","words":"PUT | `/clients/:client-id.json` | path `client-id`; body `client` (fields of the Client table; `name` and `code` required) | 401; 404; 422 documented as applicable"},
  'status:updateClient/404': {"id":"status:updateClient/404","kind":"status","section":"Endpoints, Clients","words":"PUT | `/clients/:client-id.json` | path `client-id`; body `client` (fields of the Client table; `name` and `code` required) | 401; 404; 422 documented as applicable"},
  'status:updateClient/422': {"id":"status:updateClient/422","kind":"status","section":"Endpoints, Clients","words":"PUT | `/clients/:client-id.json` | path `client-id`; body `client` (fields of the Client table; `name` and `code` required) | 401; 404; 422 documented as applicable"},
  'status:findClientByName/401': {"id":"status:findClientByName/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:findClientByCode/401': {"id":"status:findClientByCode/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:listClientInvoices/401': {"id":"status:listClientInvoices/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:listSequences/200': {"id":"status:listSequences/200","kind":"status","section":"Endpoints, Sequences","words":"GET | `/sequences.json` | 200 `{sequences: [sequence]}`; 401"},
  'status:listSequences/401': {"id":"status:listSequences/401","kind":"status","section":"Endpoints, Sequences","words":"GET | `/sequences.json` | 200 `{sequences: [sequence]}`; 401"},
  'status:createSequence/401': {"id":"status:createSequence/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:createSequence/422': {"id":"status:createSequence/422","kind":"status","section":"Errors","words":"422 | some parameters incorrect (update/create/e-mail/set_current/SAF-T)"},
  'status:getSequence/200': {"id":"status:getSequence/200","kind":"status","section":"Endpoints, Sequences","words":"GET | `/sequences/:sequence-id.json` | path `sequence-id` integer | 200 `{sequence}`; 401; 404"},
  'status:getSequence/401': {"id":"status:getSequence/401","kind":"status","section":"Endpoints, Sequences","words":"GET | `/sequences/:sequence-id.json` | path `sequence-id` integer | 200 `{sequence}`; 401; 404"},
  'status:getSequence/404': {"id":"status:getSequence/404","kind":"status","section":"Endpoints, Sequences","words":"GET | `/sequences/:sequence-id.json` | path `sequence-id` integer | 200 `{sequence}`; 401; 404"},
  'status:setCurrentSequence/200': {"id":"status:setCurrentSequence/200","kind":"status","section":"Endpoints, Sequences","words":"PUT | `/sequences/:sequence-id/set_current.json` | no body; path `sequence-id` integer; makes it the default | 200 empty; 401; 404; 422"},
  'status:setCurrentSequence/401': {"id":"status:setCurrentSequence/401","kind":"status","section":"Endpoints, Sequences","words":"PUT | `/sequences/:sequence-id/set_current.json` | no body; path `sequence-id` integer; makes it the default | 200 empty; 401; 404; 422"},
  'status:setCurrentSequence/404': {"id":"status:setCurrentSequence/404","kind":"status","section":"Endpoints, Sequences","words":"PUT | `/sequences/:sequence-id/set_current.json` | no body; path `sequence-id` integer; makes it the default | 200 empty; 401; 404; 422"},
  'status:setCurrentSequence/422': {"id":"status:setCurrentSequence/422","kind":"status","section":"Endpoints, Sequences","words":"PUT | `/sequences/:sequence-id/set_current.json` | no body; path `sequence-id` integer; makes it the default | 200 empty; 401; 404; 422"},
  'status:registerSequence/401': {"id":"status:registerSequence/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:listInvoices/401': {"id":"status:listInvoices/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:createInvoice/401': {"id":"status:createInvoice/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:getInvoice/200': {"id":"status:getInvoice/200","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:getInvoice/401': {"id":"status:getInvoice/401","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:getInvoice/404': {"id":"status:getInvoice/404","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:updateInvoice/401': {"id":"status:updateInvoice/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:updateInvoice/404': {"id":"status:updateInvoice/404","kind":"status","section":"Errors","words":"404 | referenced resource (item, tax, account, sequence, client, document) does not exist"},
  'status:changeInvoiceState/401': {"id":"status:changeInvoiceState/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:changeInvoiceState/404': {"id":"status:changeInvoiceState/404","kind":"status","section":"Errors","words":"404 | referenced resource (item, tax, account, sequence, client, document) does not exist"},
  'status:emailInvoice/200': {"id":"status:emailInvoice/200","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailInvoice/401': {"id":"status:emailInvoice/401","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailInvoice/404': {"id":"status:emailInvoice/404","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailInvoice/422': {"id":"status:emailInvoice/422","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:listInvoiceReceipts/401': {"id":"status:listInvoiceReceipts/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:createInvoiceReceipt/401': {"id":"status:createInvoiceReceipt/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:getInvoiceReceipt/200': {"id":"status:getInvoiceReceipt/200","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:getInvoiceReceipt/401': {"id":"status:getInvoiceReceipt/401","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:getInvoiceReceipt/404': {"id":"status:getInvoiceReceipt/404","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:updateInvoiceReceipt/401': {"id":"status:updateInvoiceReceipt/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:updateInvoiceReceipt/404': {"id":"status:updateInvoiceReceipt/404","kind":"status","section":"Errors","words":"404 | referenced resource (item, tax, account, sequence, client, document) does not exist"},
  'status:changeInvoiceReceiptState/401': {"id":"status:changeInvoiceReceiptState/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:changeInvoiceReceiptState/404': {"id":"status:changeInvoiceReceiptState/404","kind":"status","section":"Errors","words":"404 | referenced resource (item, tax, account, sequence, client, document) does not exist"},
  'status:emailInvoiceReceipt/200': {"id":"status:emailInvoiceReceipt/200","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailInvoiceReceipt/401': {"id":"status:emailInvoiceReceipt/401","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailInvoiceReceipt/404': {"id":"status:emailInvoiceReceipt/404","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailInvoiceReceipt/422': {"id":"status:emailInvoiceReceipt/422","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:listSimplifiedInvoices/401': {"id":"status:listSimplifiedInvoices/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:createSimplifiedInvoice/401': {"id":"status:createSimplifiedInvoice/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:getSimplifiedInvoice/200': {"id":"status:getSimplifiedInvoice/200","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:getSimplifiedInvoice/401': {"id":"status:getSimplifiedInvoice/401","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:getSimplifiedInvoice/404': {"id":"status:getSimplifiedInvoice/404","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:updateSimplifiedInvoice/401': {"id":"status:updateSimplifiedInvoice/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:updateSimplifiedInvoice/404': {"id":"status:updateSimplifiedInvoice/404","kind":"status","section":"Errors","words":"404 | referenced resource (item, tax, account, sequence, client, document) does not exist"},
  'status:changeSimplifiedInvoiceState/401': {"id":"status:changeSimplifiedInvoiceState/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:changeSimplifiedInvoiceState/404': {"id":"status:changeSimplifiedInvoiceState/404","kind":"status","section":"Errors","words":"404 | referenced resource (item, tax, account, sequence, client, document) does not exist"},
  'status:emailSimplifiedInvoice/200': {"id":"status:emailSimplifiedInvoice/200","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailSimplifiedInvoice/401': {"id":"status:emailSimplifiedInvoice/401","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailSimplifiedInvoice/404': {"id":"status:emailSimplifiedInvoice/404","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailSimplifiedInvoice/422': {"id":"status:emailSimplifiedInvoice/422","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:createVatMossInvoice/401': {"id":"status:createVatMossInvoice/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:getVatMossInvoice/200': {"id":"status:getVatMossInvoice/200","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:getVatMossInvoice/401': {"id":"status:getVatMossInvoice/401","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:getVatMossInvoice/404': {"id":"status:getVatMossInvoice/404","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:updateVatMossInvoice/401': {"id":"status:updateVatMossInvoice/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:updateVatMossInvoice/404': {"id":"status:updateVatMossInvoice/404","kind":"status","section":"Errors","words":"404 | referenced resource (item, tax, account, sequence, client, document) does not exist"},
  'status:changeVatMossInvoiceState/401': {"id":"status:changeVatMossInvoiceState/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:changeVatMossInvoiceState/404': {"id":"status:changeVatMossInvoiceState/404","kind":"status","section":"Errors","words":"404 | referenced resource (item, tax, account, sequence, client, document) does not exist"},
  'status:emailVatMossInvoice/200': {"id":"status:emailVatMossInvoice/200","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailVatMossInvoice/401': {"id":"status:emailVatMossInvoice/401","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailVatMossInvoice/404': {"id":"status:emailVatMossInvoice/404","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailVatMossInvoice/422': {"id":"status:emailVatMossInvoice/422","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:listCreditNotes/401': {"id":"status:listCreditNotes/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:createCreditNote/401': {"id":"status:createCreditNote/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:getCreditNote/200': {"id":"status:getCreditNote/200","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:getCreditNote/401': {"id":"status:getCreditNote/401","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:getCreditNote/404': {"id":"status:getCreditNote/404","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:updateCreditNote/401': {"id":"status:updateCreditNote/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:updateCreditNote/404': {"id":"status:updateCreditNote/404","kind":"status","section":"Errors","words":"404 | referenced resource (item, tax, account, sequence, client, document) does not exist"},
  'status:changeCreditNoteState/401': {"id":"status:changeCreditNoteState/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:changeCreditNoteState/404': {"id":"status:changeCreditNoteState/404","kind":"status","section":"Errors","words":"404 | referenced resource (item, tax, account, sequence, client, document) does not exist"},
  'status:emailCreditNote/200': {"id":"status:emailCreditNote/200","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailCreditNote/401': {"id":"status:emailCreditNote/401","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailCreditNote/404': {"id":"status:emailCreditNote/404","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailCreditNote/422': {"id":"status:emailCreditNote/422","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:listDebitNotes/401': {"id":"status:listDebitNotes/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:createDebitNote/401': {"id":"status:createDebitNote/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:getDebitNote/200': {"id":"status:getDebitNote/200","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:getDebitNote/401': {"id":"status:getDebitNote/401","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:getDebitNote/404': {"id":"status:getDebitNote/404","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:updateDebitNote/401': {"id":"status:updateDebitNote/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:updateDebitNote/404': {"id":"status:updateDebitNote/404","kind":"status","section":"Errors","words":"404 | referenced resource (item, tax, account, sequence, client, document) does not exist"},
  'status:changeDebitNoteState/401': {"id":"status:changeDebitNoteState/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:changeDebitNoteState/404': {"id":"status:changeDebitNoteState/404","kind":"status","section":"Errors","words":"404 | referenced resource (item, tax, account, sequence, client, document) does not exist"},
  'status:emailDebitNote/200': {"id":"status:emailDebitNote/200","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailDebitNote/401': {"id":"status:emailDebitNote/401","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailDebitNote/404': {"id":"status:emailDebitNote/404","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailDebitNote/422': {"id":"status:emailDebitNote/422","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:listVatMossInvoices/401': {"id":"status:listVatMossInvoices/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:listReceipts/401': {"id":"status:listReceipts/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:createQuote/401': {"id":"status:createQuote/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:getQuote/200': {"id":"status:getQuote/200","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:getQuote/401': {"id":"status:getQuote/401","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:getQuote/404': {"id":"status:getQuote/404","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:updateQuote/401': {"id":"status:updateQuote/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:updateQuote/404': {"id":"status:updateQuote/404","kind":"status","section":"Errors","words":"404 | referenced resource (item, tax, account, sequence, client, document) does not exist"},
  'status:changeQuoteState/401': {"id":"status:changeQuoteState/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:changeQuoteState/404': {"id":"status:changeQuoteState/404","kind":"status","section":"Errors","words":"404 | referenced resource (item, tax, account, sequence, client, document) does not exist"},
  'status:emailQuote/200': {"id":"status:emailQuote/200","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailQuote/401': {"id":"status:emailQuote/401","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailQuote/404': {"id":"status:emailQuote/404","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailQuote/422': {"id":"status:emailQuote/422","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:createProforma/401': {"id":"status:createProforma/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:getProforma/200': {"id":"status:getProforma/200","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:getProforma/401': {"id":"status:getProforma/401","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:getProforma/404': {"id":"status:getProforma/404","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:updateProforma/401': {"id":"status:updateProforma/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:updateProforma/404': {"id":"status:updateProforma/404","kind":"status","section":"Errors","words":"404 | referenced resource (item, tax, account, sequence, client, document) does not exist"},
  'status:changeProformaState/401': {"id":"status:changeProformaState/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:changeProformaState/404': {"id":"status:changeProformaState/404","kind":"status","section":"Errors","words":"404 | referenced resource (item, tax, account, sequence, client, document) does not exist"},
  'status:emailProforma/200': {"id":"status:emailProforma/200","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailProforma/401': {"id":"status:emailProforma/401","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailProforma/404': {"id":"status:emailProforma/404","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailProforma/422': {"id":"status:emailProforma/422","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:createFeesNote/401': {"id":"status:createFeesNote/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:getFeesNote/200': {"id":"status:getFeesNote/200","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:getFeesNote/401': {"id":"status:getFeesNote/401","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:getFeesNote/404': {"id":"status:getFeesNote/404","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:updateFeesNote/401': {"id":"status:updateFeesNote/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:updateFeesNote/404': {"id":"status:updateFeesNote/404","kind":"status","section":"Errors","words":"404 | referenced resource (item, tax, account, sequence, client, document) does not exist"},
  'status:changeFeesNoteState/401': {"id":"status:changeFeesNoteState/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:changeFeesNoteState/404': {"id":"status:changeFeesNoteState/404","kind":"status","section":"Errors","words":"404 | referenced resource (item, tax, account, sequence, client, document) does not exist"},
  'status:emailFeesNote/200': {"id":"status:emailFeesNote/200","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailFeesNote/401': {"id":"status:emailFeesNote/401","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailFeesNote/404': {"id":"status:emailFeesNote/404","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailFeesNote/422': {"id":"status:emailFeesNote/422","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:listEstimates/200': {"id":"status:listEstimates/200","kind":"status","section":"Errors","words":"200 | success; often an empty body for updates, deletes and e-mail"},
  'status:listEstimates/401': {"id":"status:listEstimates/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:createShipping/200': {"id":"status:createShipping/200","kind":"status","section":"Endpoints, Documents","words":"The create response is 200/success with the guide wrapper."},
  'status:createShipping/401': {"id":"status:createShipping/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:createShipping/422': {"id":"status:createShipping/422","kind":"status","section":"Errors","words":"422 | some parameters incorrect (update/create/e-mail/set_current/SAF-T)"},
  'status:getShipping/200': {"id":"status:getShipping/200","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:getShipping/401': {"id":"status:getShipping/401","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:getShipping/404': {"id":"status:getShipping/404","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:updateShipping/401': {"id":"status:updateShipping/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:updateShipping/404': {"id":"status:updateShipping/404","kind":"status","section":"Errors","words":"404 | referenced resource (item, tax, account, sequence, client, document) does not exist"},
  'status:updateShipping/422': {"id":"status:updateShipping/422","kind":"status","section":"Errors","words":"422 | some parameters incorrect (update/create/e-mail/set_current/SAF-T)"},
  'status:changeShippingState/401': {"id":"status:changeShippingState/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:changeShippingState/404': {"id":"status:changeShippingState/404","kind":"status","section":"Errors","words":"404 | referenced resource (item, tax, account, sequence, client, document) does not exist"},
  'status:emailShipping/200': {"id":"status:emailShipping/200","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailShipping/401': {"id":"status:emailShipping/401","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailShipping/404': {"id":"status:emailShipping/404","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailShipping/422': {"id":"status:emailShipping/422","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:createTransport/200': {"id":"status:createTransport/200","kind":"status","section":"Endpoints, Documents","words":"The create response is 200/success with the guide wrapper."},
  'status:createTransport/401': {"id":"status:createTransport/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:createTransport/422': {"id":"status:createTransport/422","kind":"status","section":"Errors","words":"422 | some parameters incorrect (update/create/e-mail/set_current/SAF-T)"},
  'status:getTransport/200': {"id":"status:getTransport/200","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:getTransport/401': {"id":"status:getTransport/401","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:getTransport/404': {"id":"status:getTransport/404","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:updateTransport/401': {"id":"status:updateTransport/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:updateTransport/404': {"id":"status:updateTransport/404","kind":"status","section":"Errors","words":"404 | referenced resource (item, tax, account, sequence, client, document) does not exist"},
  'status:updateTransport/422': {"id":"status:updateTransport/422","kind":"status","section":"Errors","words":"422 | some parameters incorrect (update/create/e-mail/set_current/SAF-T)"},
  'status:changeTransportState/401': {"id":"status:changeTransportState/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:changeTransportState/404': {"id":"status:changeTransportState/404","kind":"status","section":"Errors","words":"404 | referenced resource (item, tax, account, sequence, client, document) does not exist"},
  'status:emailTransport/200': {"id":"status:emailTransport/200","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailTransport/401': {"id":"status:emailTransport/401","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailTransport/404': {"id":"status:emailTransport/404","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailTransport/422': {"id":"status:emailTransport/422","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:createDevolution/200': {"id":"status:createDevolution/200","kind":"status","section":"Endpoints, Documents","words":"The create response is 200/success with the guide wrapper."},
  'status:createDevolution/401': {"id":"status:createDevolution/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:createDevolution/422': {"id":"status:createDevolution/422","kind":"status","section":"Errors","words":"422 | some parameters incorrect (update/create/e-mail/set_current/SAF-T)"},
  'status:getDevolution/200': {"id":"status:getDevolution/200","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:getDevolution/401': {"id":"status:getDevolution/401","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:getDevolution/404': {"id":"status:getDevolution/404","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:updateDevolution/401': {"id":"status:updateDevolution/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:updateDevolution/404': {"id":"status:updateDevolution/404","kind":"status","section":"Errors","words":"404 | referenced resource (item, tax, account, sequence, client, document) does not exist"},
  'status:updateDevolution/422': {"id":"status:updateDevolution/422","kind":"status","section":"Errors","words":"422 | some parameters incorrect (update/create/e-mail/set_current/SAF-T)"},
  'status:changeDevolutionState/401': {"id":"status:changeDevolutionState/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:changeDevolutionState/404': {"id":"status:changeDevolutionState/404","kind":"status","section":"Errors","words":"404 | referenced resource (item, tax, account, sequence, client, document) does not exist"},
  'status:emailDevolution/200': {"id":"status:emailDevolution/200","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailDevolution/401': {"id":"status:emailDevolution/401","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailDevolution/404': {"id":"status:emailDevolution/404","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailDevolution/422': {"id":"status:emailDevolution/422","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:listGuides/200': {"id":"status:listGuides/200","kind":"status","section":"Errors","words":"200 | success; often an empty body for updates, deletes and e-mail"},
  'status:listGuides/401': {"id":"status:listGuides/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:listPurchaseOrders/401': {"id":"status:listPurchaseOrders/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:createPurchaseOrder/401': {"id":"status:createPurchaseOrder/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:getPurchaseOrder/200': {"id":"status:getPurchaseOrder/200","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:getPurchaseOrder/401': {"id":"status:getPurchaseOrder/401","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:getPurchaseOrder/404': {"id":"status:getPurchaseOrder/404","kind":"status","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'status:updatePurchaseOrder/401': {"id":"status:updatePurchaseOrder/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:updatePurchaseOrder/404': {"id":"status:updatePurchaseOrder/404","kind":"status","section":"Errors","words":"404 | referenced resource (item, tax, account, sequence, client, document) does not exist"},
  'status:changePurchaseOrderState/401': {"id":"status:changePurchaseOrderState/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:changePurchaseOrderState/404': {"id":"status:changePurchaseOrderState/404","kind":"status","section":"Errors","words":"404 | referenced resource (item, tax, account, sequence, client, document) does not exist"},
  'status:emailPurchaseOrder/200': {"id":"status:emailPurchaseOrder/200","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailPurchaseOrder/401': {"id":"status:emailPurchaseOrder/401","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailPurchaseOrder/404': {"id":"status:emailPurchaseOrder/404","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:emailPurchaseOrder/422': {"id":"status:emailPurchaseOrder/422","kind":"status","section":"Endpoints, Send by e-mail","words":"Responses: 200 empty (sent); 401; 404 (document id matches nothing); 422 (bad parameters)."},
  'status:getDocumentPdf/200': {"id":"status:getDocumentPdf/200","kind":"status","section":"Endpoints, Generate PDF","words":"Responses: 200 `{output: {pdfUrl}}`; 202 accepted, empty, the caller repeats the request until 200; 401; 404 (no such document); 406 (document is in an invalid state)."},
  'status:getDocumentPdf/202': {"id":"status:getDocumentPdf/202","kind":"status","section":"Endpoints, Generate PDF","words":"Responses: 200 `{output: {pdfUrl}}`; 202 accepted, empty, the caller repeats the request until 200; 401; 404 (no such document); 406 (document is in an invalid state)."},
  'status:getDocumentPdf/401': {"id":"status:getDocumentPdf/401","kind":"status","section":"Endpoints, Generate PDF","words":"Responses: 200 `{output: {pdfUrl}}`; 202 accepted, empty, the caller repeats the request until 200; 401; 404 (no such document); 406 (document is in an invalid state)."},
  'status:getDocumentPdf/404': {"id":"status:getDocumentPdf/404","kind":"status","section":"Endpoints, Generate PDF","words":"Responses: 200 `{output: {pdfUrl}}`; 202 accepted, empty, the caller repeats the request until 200; 401; 404 (no such document); 406 (document is in an invalid state)."},
  'status:getDocumentPdf/406': {"id":"status:getDocumentPdf/406","kind":"status","section":"Endpoints, Generate PDF","words":"Responses: 200 `{output: {pdfUrl}}`; 202 accepted, empty, the caller repeats the request until 200; 401; 404 (no such document); 406 (document is in an invalid state)."},
  'status:getDocumentQrCode/200': {"id":"status:getDocumentQrCode/200","kind":"status","section":"Endpoints, Documents","words":"GET | `/api/qr_codes/:document-id.json` | QR code link; 200 `qr_code.url`"},
  'status:getDocumentQrCode/401': {"id":"status:getDocumentQrCode/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:getDocumentQrCode/404': {"id":"status:getDocumentQrCode/404","kind":"status","section":"Errors","words":"404 | referenced resource (item, tax, account, sequence, client, document) does not exist"},
  'status:listRelatedDocuments/401': {"id":"status:listRelatedDocuments/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:createPartialPayment/401': {"id":"status:createPartialPayment/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:changeReceiptState/401': {"id":"status:changeReceiptState/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:exportSaft/200': {"id":"status:exportSaft/200","kind":"status","section":"Endpoints, SAF-T export","words":"`GET /api/export_saft.json`. Query `month` string required; `years` string required. Asynchronous: 202 means generation started, repeat until 200, whose body holds the download link; 422 invalid parameters (empty); 500 generation failed."},
  'status:exportSaft/202': {"id":"status:exportSaft/202","kind":"status","section":"Endpoints, SAF-T export","words":"`GET /api/export_saft.json`. Query `month` string required; `years` string required. Asynchronous: 202 means generation started, repeat until 200, whose body holds the download link; 422 invalid parameters (empty); 500 generation failed."},
  'status:exportSaft/401': {"id":"status:exportSaft/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:exportSaft/422': {"id":"status:exportSaft/422","kind":"status","section":"Endpoints, SAF-T export","words":"`GET /api/export_saft.json`. Query `month` string required; `years` string required. Asynchronous: 202 means generation started, repeat until 200, whose body holds the download link; 422 invalid parameters (empty); 500 generation failed."},
  'status:exportSaft/500': {"id":"status:exportSaft/500","kind":"status","section":"Endpoints, SAF-T export","words":"`GET /api/export_saft.json`. Query `month` string required; `years` string required. Asynchronous: 202 means generation started, repeat until 200, whose body holds the download link; 422 invalid parameters (empty); 500 generation failed."},
  'status:getClientBalance/401': {"id":"status:getClientBalance/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:updateInitialBalance/401': {"id":"status:updateInitialBalance/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:listRegularizations/401': {"id":"status:listRegularizations/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:createRegularization/401': {"id":"status:createRegularization/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:deleteRegularization/401': {"id":"status:deleteRegularization/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:createTreasuryMovement/401': {"id":"status:createTreasuryMovement/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'status:deleteTreasuryMovement/401': {"id":"status:deleteTreasuryMovement/401","kind":"status","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'errors:200': {"id":"errors:200","kind":"errors","section":"Errors","words":"200 | success; often an empty body for updates, deletes and e-mail"},
  'errors:201': {"id":"errors:201","kind":"errors","section":"Errors","words":"201 | created (accounts, taxes)"},
  'errors:202': {"id":"errors:202","kind":"errors","section":"Errors","words":"202 | accepted; asynchronous work not done yet (PDF, SAF-T); repeat until 200"},
  'errors:401': {"id":"errors:401","kind":"errors","section":"Errors","words":"401 | key missing or incorrect; empty body (or `errors.error` string)"},
  'errors:404': {"id":"errors:404","kind":"errors","section":"Errors","words":"404 | referenced resource (item, tax, account, sequence, client, document) does not exist"},
  'errors:406': {"id":"errors:406","kind":"errors","section":"Errors","words":"406 | PDF requested for a document in an invalid state"},
  'errors:422': {"id":"errors:422","kind":"errors","section":"Errors","words":"422 | some parameters incorrect (update/create/e-mail/set_current/SAF-T)"},
  'errors:500': {"id":"errors:500","kind":"errors","section":"Errors","words":"500 | SAF-T generation failed"},
  'state:quote/draft+finalized': {"id":"state:quote/draft+finalized","kind":"state","section":"States, Estimate documents","words":"draft | finalized | final"},
  'state:quote/draft+deleted': {"id":"state:quote/draft+deleted","kind":"state","section":"States, Estimate documents","words":"draft | deleted | deleted"},
  'state:quote/draft+accept': {"id":"state:quote/draft+accept","kind":"state","section":"States, Estimate documents","words":"The table has no row from draft by accept."},
  'state:quote/draft+refuse': {"id":"state:quote/draft+refuse","kind":"state","section":"States, Estimate documents","words":"The table has no row from draft by refuse."},
  'state:quote/draft+canceled': {"id":"state:quote/draft+canceled","kind":"state","section":"States, Estimate documents","words":"The table has no row from draft by canceled."},
  'state:quote/final+finalized': {"id":"state:quote/final+finalized","kind":"state","section":"States, Estimate documents","words":"The table has no row from final by finalized."},
  'state:quote/final+deleted': {"id":"state:quote/final+deleted","kind":"state","section":"States, Estimate documents","words":"The table has no row from final by deleted."},
  'state:quote/final+accept': {"id":"state:quote/final+accept","kind":"state","section":"States, Estimate documents","words":"final | accept | Accepted"},
  'state:quote/final+refuse': {"id":"state:quote/final+refuse","kind":"state","section":"States, Estimate documents","words":"final | refuse | refused"},
  'state:quote/final+canceled': {"id":"state:quote/final+canceled","kind":"state","section":"States, Estimate documents","words":"final | canceled | canceled"},
  'state:quote/deleted+finalized': {"id":"state:quote/deleted+finalized","kind":"state","section":"States, Estimate documents","words":"The table has no row from deleted by finalized."},
  'state:quote/deleted+deleted': {"id":"state:quote/deleted+deleted","kind":"state","section":"States, Estimate documents","words":"The table has no row from deleted by deleted."},
  'state:quote/deleted+accept': {"id":"state:quote/deleted+accept","kind":"state","section":"States, Estimate documents","words":"The table has no row from deleted by accept."},
  'state:quote/deleted+refuse': {"id":"state:quote/deleted+refuse","kind":"state","section":"States, Estimate documents","words":"The table has no row from deleted by refuse."},
  'state:quote/deleted+canceled': {"id":"state:quote/deleted+canceled","kind":"state","section":"States, Estimate documents","words":"The table has no row from deleted by canceled."},
  'state:quote/accepted+finalized': {"id":"state:quote/accepted+finalized","kind":"state","section":"States, Estimate documents","words":"The table has no row from accepted by finalized."},
  'state:quote/accepted+deleted': {"id":"state:quote/accepted+deleted","kind":"state","section":"States, Estimate documents","words":"The table has no row from accepted by deleted."},
  'state:quote/accepted+accept': {"id":"state:quote/accepted+accept","kind":"state","section":"States, Estimate documents","words":"The table has no row from accepted by accept."},
  'state:quote/accepted+refuse': {"id":"state:quote/accepted+refuse","kind":"state","section":"States, Estimate documents","words":"Accepted | refuse | refused"},
  'state:quote/accepted+canceled': {"id":"state:quote/accepted+canceled","kind":"state","section":"States, Estimate documents","words":"Accepted | canceled | canceled"},
  'state:quote/refused+finalized': {"id":"state:quote/refused+finalized","kind":"state","section":"States, Estimate documents","words":"The table has no row from refused by finalized."},
  'state:quote/refused+deleted': {"id":"state:quote/refused+deleted","kind":"state","section":"States, Estimate documents","words":"The table has no row from refused by deleted."},
  'state:quote/refused+accept': {"id":"state:quote/refused+accept","kind":"state","section":"States, Estimate documents","words":"refused | accept | Accepted"},
  'state:quote/refused+refuse': {"id":"state:quote/refused+refuse","kind":"state","section":"States, Estimate documents","words":"The table has no row from refused by refuse."},
  'state:quote/refused+canceled': {"id":"state:quote/refused+canceled","kind":"state","section":"States, Estimate documents","words":"refused | canceled | canceled"},
  'state:quote/canceled+finalized': {"id":"state:quote/canceled+finalized","kind":"state","section":"States, Estimate documents","words":"The table has no row from canceled by finalized."},
  'state:quote/canceled+deleted': {"id":"state:quote/canceled+deleted","kind":"state","section":"States, Estimate documents","words":"The table has no row from canceled by deleted."},
  'state:quote/canceled+accept': {"id":"state:quote/canceled+accept","kind":"state","section":"States, Estimate documents","words":"The table has no row from canceled by accept."},
  'state:quote/canceled+refuse': {"id":"state:quote/canceled+refuse","kind":"state","section":"States, Estimate documents","words":"The table has no row from canceled by refuse."},
  'state:quote/canceled+canceled': {"id":"state:quote/canceled+canceled","kind":"state","section":"States, Estimate documents","words":"The table has no row from canceled by canceled."},
  'state:proforma/draft+finalized': {"id":"state:proforma/draft+finalized","kind":"state","section":"States, Estimate documents","words":"draft | finalized | final"},
  'state:proforma/draft+deleted': {"id":"state:proforma/draft+deleted","kind":"state","section":"States, Estimate documents","words":"draft | deleted | deleted"},
  'state:proforma/draft+accept': {"id":"state:proforma/draft+accept","kind":"state","section":"States, Estimate documents","words":"The table has no row from draft by accept."},
  'state:proforma/draft+refuse': {"id":"state:proforma/draft+refuse","kind":"state","section":"States, Estimate documents","words":"The table has no row from draft by refuse."},
  'state:proforma/draft+canceled': {"id":"state:proforma/draft+canceled","kind":"state","section":"States, Estimate documents","words":"The table has no row from draft by canceled."},
  'state:proforma/final+finalized': {"id":"state:proforma/final+finalized","kind":"state","section":"States, Estimate documents","words":"The table has no row from final by finalized."},
  'state:proforma/final+deleted': {"id":"state:proforma/final+deleted","kind":"state","section":"States, Estimate documents","words":"The table has no row from final by deleted."},
  'state:proforma/final+accept': {"id":"state:proforma/final+accept","kind":"state","section":"States, Estimate documents","words":"final | accept | Accepted"},
  'state:proforma/final+refuse': {"id":"state:proforma/final+refuse","kind":"state","section":"States, Estimate documents","words":"final | refuse | refused"},
  'state:proforma/final+canceled': {"id":"state:proforma/final+canceled","kind":"state","section":"States, Estimate documents","words":"final | canceled | canceled"},
  'state:proforma/deleted+finalized': {"id":"state:proforma/deleted+finalized","kind":"state","section":"States, Estimate documents","words":"The table has no row from deleted by finalized."},
  'state:proforma/deleted+deleted': {"id":"state:proforma/deleted+deleted","kind":"state","section":"States, Estimate documents","words":"The table has no row from deleted by deleted."},
  'state:proforma/deleted+accept': {"id":"state:proforma/deleted+accept","kind":"state","section":"States, Estimate documents","words":"The table has no row from deleted by accept."},
  'state:proforma/deleted+refuse': {"id":"state:proforma/deleted+refuse","kind":"state","section":"States, Estimate documents","words":"The table has no row from deleted by refuse."},
  'state:proforma/deleted+canceled': {"id":"state:proforma/deleted+canceled","kind":"state","section":"States, Estimate documents","words":"The table has no row from deleted by canceled."},
  'state:proforma/accepted+finalized': {"id":"state:proforma/accepted+finalized","kind":"state","section":"States, Estimate documents","words":"The table has no row from accepted by finalized."},
  'state:proforma/accepted+deleted': {"id":"state:proforma/accepted+deleted","kind":"state","section":"States, Estimate documents","words":"The table has no row from accepted by deleted."},
  'state:proforma/accepted+accept': {"id":"state:proforma/accepted+accept","kind":"state","section":"States, Estimate documents","words":"The table has no row from accepted by accept."},
  'state:proforma/accepted+refuse': {"id":"state:proforma/accepted+refuse","kind":"state","section":"States, Estimate documents","words":"Accepted | refuse | refused"},
  'state:proforma/accepted+canceled': {"id":"state:proforma/accepted+canceled","kind":"state","section":"States, Estimate documents","words":"Accepted | canceled | canceled"},
  'state:proforma/refused+finalized': {"id":"state:proforma/refused+finalized","kind":"state","section":"States, Estimate documents","words":"The table has no row from refused by finalized."},
  'state:proforma/refused+deleted': {"id":"state:proforma/refused+deleted","kind":"state","section":"States, Estimate documents","words":"The table has no row from refused by deleted."},
  'state:proforma/refused+accept': {"id":"state:proforma/refused+accept","kind":"state","section":"States, Estimate documents","words":"refused | accept | Accepted"},
  'state:proforma/refused+refuse': {"id":"state:proforma/refused+refuse","kind":"state","section":"States, Estimate documents","words":"The table has no row from refused by refuse."},
  'state:proforma/refused+canceled': {"id":"state:proforma/refused+canceled","kind":"state","section":"States, Estimate documents","words":"refused | canceled | canceled"},
  'state:proforma/canceled+finalized': {"id":"state:proforma/canceled+finalized","kind":"state","section":"States, Estimate documents","words":"The table has no row from canceled by finalized."},
  'state:proforma/canceled+deleted': {"id":"state:proforma/canceled+deleted","kind":"state","section":"States, Estimate documents","words":"The table has no row from canceled by deleted."},
  'state:proforma/canceled+accept': {"id":"state:proforma/canceled+accept","kind":"state","section":"States, Estimate documents","words":"The table has no row from canceled by accept."},
  'state:proforma/canceled+refuse': {"id":"state:proforma/canceled+refuse","kind":"state","section":"States, Estimate documents","words":"The table has no row from canceled by refuse."},
  'state:proforma/canceled+canceled': {"id":"state:proforma/canceled+canceled","kind":"state","section":"States, Estimate documents","words":"The table has no row from canceled by canceled."},
  'state:fees_note/draft+finalized': {"id":"state:fees_note/draft+finalized","kind":"state","section":"States, Estimate documents","words":"draft | finalized | final"},
  'state:fees_note/draft+deleted': {"id":"state:fees_note/draft+deleted","kind":"state","section":"States, Estimate documents","words":"draft | deleted | deleted"},
  'state:fees_note/draft+accept': {"id":"state:fees_note/draft+accept","kind":"state","section":"States, Estimate documents","words":"The table has no row from draft by accept."},
  'state:fees_note/draft+refuse': {"id":"state:fees_note/draft+refuse","kind":"state","section":"States, Estimate documents","words":"The table has no row from draft by refuse."},
  'state:fees_note/draft+canceled': {"id":"state:fees_note/draft+canceled","kind":"state","section":"States, Estimate documents","words":"The table has no row from draft by canceled."},
  'state:fees_note/final+finalized': {"id":"state:fees_note/final+finalized","kind":"state","section":"States, Estimate documents","words":"The table has no row from final by finalized."},
  'state:fees_note/final+deleted': {"id":"state:fees_note/final+deleted","kind":"state","section":"States, Estimate documents","words":"The table has no row from final by deleted."},
  'state:fees_note/final+accept': {"id":"state:fees_note/final+accept","kind":"state","section":"States, Estimate documents","words":"final | accept | Accepted"},
  'state:fees_note/final+refuse': {"id":"state:fees_note/final+refuse","kind":"state","section":"States, Estimate documents","words":"final | refuse | refused"},
  'state:fees_note/final+canceled': {"id":"state:fees_note/final+canceled","kind":"state","section":"States, Estimate documents","words":"final | canceled | canceled"},
  'state:fees_note/deleted+finalized': {"id":"state:fees_note/deleted+finalized","kind":"state","section":"States, Estimate documents","words":"The table has no row from deleted by finalized."},
  'state:fees_note/deleted+deleted': {"id":"state:fees_note/deleted+deleted","kind":"state","section":"States, Estimate documents","words":"The table has no row from deleted by deleted."},
  'state:fees_note/deleted+accept': {"id":"state:fees_note/deleted+accept","kind":"state","section":"States, Estimate documents","words":"The table has no row from deleted by accept."},
  'state:fees_note/deleted+refuse': {"id":"state:fees_note/deleted+refuse","kind":"state","section":"States, Estimate documents","words":"The table has no row from deleted by refuse."},
  'state:fees_note/deleted+canceled': {"id":"state:fees_note/deleted+canceled","kind":"state","section":"States, Estimate documents","words":"The table has no row from deleted by canceled."},
  'state:fees_note/accepted+finalized': {"id":"state:fees_note/accepted+finalized","kind":"state","section":"States, Estimate documents","words":"The table has no row from accepted by finalized."},
  'state:fees_note/accepted+deleted': {"id":"state:fees_note/accepted+deleted","kind":"state","section":"States, Estimate documents","words":"The table has no row from accepted by deleted."},
  'state:fees_note/accepted+accept': {"id":"state:fees_note/accepted+accept","kind":"state","section":"States, Estimate documents","words":"The table has no row from accepted by accept."},
  'state:fees_note/accepted+refuse': {"id":"state:fees_note/accepted+refuse","kind":"state","section":"States, Estimate documents","words":"Accepted | refuse | refused"},
  'state:fees_note/accepted+canceled': {"id":"state:fees_note/accepted+canceled","kind":"state","section":"States, Estimate documents","words":"Accepted | canceled | canceled"},
  'state:fees_note/refused+finalized': {"id":"state:fees_note/refused+finalized","kind":"state","section":"States, Estimate documents","words":"The table has no row from refused by finalized."},
  'state:fees_note/refused+deleted': {"id":"state:fees_note/refused+deleted","kind":"state","section":"States, Estimate documents","words":"The table has no row from refused by deleted."},
  'state:fees_note/refused+accept': {"id":"state:fees_note/refused+accept","kind":"state","section":"States, Estimate documents","words":"refused | accept | Accepted"},
  'state:fees_note/refused+refuse': {"id":"state:fees_note/refused+refuse","kind":"state","section":"States, Estimate documents","words":"The table has no row from refused by refuse."},
  'state:fees_note/refused+canceled': {"id":"state:fees_note/refused+canceled","kind":"state","section":"States, Estimate documents","words":"refused | canceled | canceled"},
  'state:fees_note/canceled+finalized': {"id":"state:fees_note/canceled+finalized","kind":"state","section":"States, Estimate documents","words":"The table has no row from canceled by finalized."},
  'state:fees_note/canceled+deleted': {"id":"state:fees_note/canceled+deleted","kind":"state","section":"States, Estimate documents","words":"The table has no row from canceled by deleted."},
  'state:fees_note/canceled+accept': {"id":"state:fees_note/canceled+accept","kind":"state","section":"States, Estimate documents","words":"The table has no row from canceled by accept."},
  'state:fees_note/canceled+refuse': {"id":"state:fees_note/canceled+refuse","kind":"state","section":"States, Estimate documents","words":"The table has no row from canceled by refuse."},
  'state:fees_note/canceled+canceled': {"id":"state:fees_note/canceled+canceled","kind":"state","section":"States, Estimate documents","words":"The table has no row from canceled by canceled."},
  'state:shipping/draft+finalized': {"id":"state:shipping/draft+finalized","kind":"state","section":"States, Guide documents","words":"draft | finalized | final"},
  'state:shipping/draft+deleted': {"id":"state:shipping/draft+deleted","kind":"state","section":"States, Guide documents","words":"draft | deleted | deleted"},
  'state:shipping/draft+canceled': {"id":"state:shipping/draft+canceled","kind":"state","section":"States, Guide documents","words":"The table has no row from draft by canceled."},
  'state:shipping/final+finalized': {"id":"state:shipping/final+finalized","kind":"state","section":"States, Guide documents","words":"The table has no row from final by finalized."},
  'state:shipping/final+deleted': {"id":"state:shipping/final+deleted","kind":"state","section":"States, Guide documents","words":"The table has no row from final by deleted."},
  'state:shipping/final+canceled': {"id":"state:shipping/final+canceled","kind":"state","section":"States, Guide documents","words":"final | canceled | canceled"},
  'state:shipping/deleted+finalized': {"id":"state:shipping/deleted+finalized","kind":"state","section":"States, Guide documents","words":"The table has no row from deleted by finalized."},
  'state:shipping/deleted+deleted': {"id":"state:shipping/deleted+deleted","kind":"state","section":"States, Guide documents","words":"The table has no row from deleted by deleted."},
  'state:shipping/deleted+canceled': {"id":"state:shipping/deleted+canceled","kind":"state","section":"States, Guide documents","words":"The table has no row from deleted by canceled."},
  'state:shipping/canceled+finalized': {"id":"state:shipping/canceled+finalized","kind":"state","section":"States, Guide documents","words":"The table has no row from canceled by finalized."},
  'state:shipping/canceled+deleted': {"id":"state:shipping/canceled+deleted","kind":"state","section":"States, Guide documents","words":"The table has no row from canceled by deleted."},
  'state:shipping/canceled+canceled': {"id":"state:shipping/canceled+canceled","kind":"state","section":"States, Guide documents","words":"The table has no row from canceled by canceled."},
  'state:transport/draft+finalized': {"id":"state:transport/draft+finalized","kind":"state","section":"States, Guide documents","words":"draft | finalized | final"},
  'state:transport/draft+deleted': {"id":"state:transport/draft+deleted","kind":"state","section":"States, Guide documents","words":"draft | deleted | deleted"},
  'state:transport/draft+canceled': {"id":"state:transport/draft+canceled","kind":"state","section":"States, Guide documents","words":"The table has no row from draft by canceled."},
  'state:transport/final+finalized': {"id":"state:transport/final+finalized","kind":"state","section":"States, Guide documents","words":"The table has no row from final by finalized."},
  'state:transport/final+deleted': {"id":"state:transport/final+deleted","kind":"state","section":"States, Guide documents","words":"The table has no row from final by deleted."},
  'state:transport/final+canceled': {"id":"state:transport/final+canceled","kind":"state","section":"States, Guide documents","words":"final | canceled | canceled"},
  'state:transport/deleted+finalized': {"id":"state:transport/deleted+finalized","kind":"state","section":"States, Guide documents","words":"The table has no row from deleted by finalized."},
  'state:transport/deleted+deleted': {"id":"state:transport/deleted+deleted","kind":"state","section":"States, Guide documents","words":"The table has no row from deleted by deleted."},
  'state:transport/deleted+canceled': {"id":"state:transport/deleted+canceled","kind":"state","section":"States, Guide documents","words":"The table has no row from deleted by canceled."},
  'state:transport/canceled+finalized': {"id":"state:transport/canceled+finalized","kind":"state","section":"States, Guide documents","words":"The table has no row from canceled by finalized."},
  'state:transport/canceled+deleted': {"id":"state:transport/canceled+deleted","kind":"state","section":"States, Guide documents","words":"The table has no row from canceled by deleted."},
  'state:transport/canceled+canceled': {"id":"state:transport/canceled+canceled","kind":"state","section":"States, Guide documents","words":"The table has no row from canceled by canceled."},
  'state:devolution/draft+finalized': {"id":"state:devolution/draft+finalized","kind":"state","section":"States, Guide documents","words":"draft | finalized | final"},
  'state:devolution/draft+deleted': {"id":"state:devolution/draft+deleted","kind":"state","section":"States, Guide documents","words":"draft | deleted | deleted"},
  'state:devolution/draft+canceled': {"id":"state:devolution/draft+canceled","kind":"state","section":"States, Guide documents","words":"The table has no row from draft by canceled."},
  'state:devolution/final+finalized': {"id":"state:devolution/final+finalized","kind":"state","section":"States, Guide documents","words":"The table has no row from final by finalized."},
  'state:devolution/final+deleted': {"id":"state:devolution/final+deleted","kind":"state","section":"States, Guide documents","words":"The table has no row from final by deleted."},
  'state:devolution/final+canceled': {"id":"state:devolution/final+canceled","kind":"state","section":"States, Guide documents","words":"final | canceled | canceled"},
  'state:devolution/deleted+finalized': {"id":"state:devolution/deleted+finalized","kind":"state","section":"States, Guide documents","words":"The table has no row from deleted by finalized."},
  'state:devolution/deleted+deleted': {"id":"state:devolution/deleted+deleted","kind":"state","section":"States, Guide documents","words":"The table has no row from deleted by deleted."},
  'state:devolution/deleted+canceled': {"id":"state:devolution/deleted+canceled","kind":"state","section":"States, Guide documents","words":"The table has no row from deleted by canceled."},
  'state:devolution/canceled+finalized': {"id":"state:devolution/canceled+finalized","kind":"state","section":"States, Guide documents","words":"The table has no row from canceled by finalized."},
  'state:devolution/canceled+deleted': {"id":"state:devolution/canceled+deleted","kind":"state","section":"States, Guide documents","words":"The table has no row from canceled by deleted."},
  'state:devolution/canceled+canceled': {"id":"state:devolution/canceled+canceled","kind":"state","section":"States, Guide documents","words":"The table has no row from canceled by canceled."},
  'state:invoice/draft+finalized': {"id":"state:invoice/draft+finalized","kind":"state","section":"States, Invoice-family documents","words":"draft | finalized | all document types | final"},
  'state:invoice/draft+deleted': {"id":"state:invoice/draft+deleted","kind":"state","section":"States, Invoice-family documents","words":"draft | deleted | all document types | deleted"},
  'state:invoice/draft+canceled': {"id":"state:invoice/draft+canceled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from draft by canceled."},
  'state:invoice/draft+settled': {"id":"state:invoice/draft+settled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from draft by settled."},
  'state:invoice/draft+unsettled': {"id":"state:invoice/draft+unsettled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from draft by unsettled."},
  'state:invoice/final+finalized': {"id":"state:invoice/final+finalized","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from final by finalized."},
  'state:invoice/final+deleted': {"id":"state:invoice/final+deleted","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from final by deleted."},
  'state:invoice/final+canceled': {"id":"state:invoice/final+canceled","kind":"state","section":"States, Invoice-family documents","words":"final | canceled | all document types | canceled"},
  'state:invoice/final+settled': {"id":"state:invoice/final+settled","kind":"state","section":"States, Invoice-family documents","words":"final | settled | all document types | settled"},
  'state:invoice/final+unsettled': {"id":"state:invoice/final+unsettled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from final by unsettled."},
  'state:invoice/settled+finalized': {"id":"state:invoice/settled+finalized","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from settled by finalized."},
  'state:invoice/settled+deleted': {"id":"state:invoice/settled+deleted","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from settled by deleted."},
  'state:invoice/settled+canceled': {"id":"state:invoice/settled+canceled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from settled by canceled."},
  'state:invoice/settled+settled': {"id":"state:invoice/settled+settled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from settled by settled."},
  'state:invoice/settled+unsettled': {"id":"state:invoice/settled+unsettled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from settled by unsettled."},
  'state:invoice/deleted+finalized': {"id":"state:invoice/deleted+finalized","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from deleted by finalized."},
  'state:invoice/deleted+deleted': {"id":"state:invoice/deleted+deleted","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from deleted by deleted."},
  'state:invoice/deleted+canceled': {"id":"state:invoice/deleted+canceled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from deleted by canceled."},
  'state:invoice/deleted+settled': {"id":"state:invoice/deleted+settled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from deleted by settled."},
  'state:invoice/deleted+unsettled': {"id":"state:invoice/deleted+unsettled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from deleted by unsettled."},
  'state:invoice/canceled+finalized': {"id":"state:invoice/canceled+finalized","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from canceled by finalized."},
  'state:invoice/canceled+deleted': {"id":"state:invoice/canceled+deleted","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from canceled by deleted."},
  'state:invoice/canceled+canceled': {"id":"state:invoice/canceled+canceled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from canceled by canceled."},
  'state:invoice/canceled+settled': {"id":"state:invoice/canceled+settled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from canceled by settled."},
  'state:invoice/canceled+unsettled': {"id":"state:invoice/canceled+unsettled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from canceled by unsettled."},
  'state:invoice_receipt/draft+finalized': {"id":"state:invoice_receipt/draft+finalized","kind":"state","section":"States, Invoice-family documents","words":"draft | finalized | invoice_receipt only | settled"},
  'state:invoice_receipt/draft+deleted': {"id":"state:invoice_receipt/draft+deleted","kind":"state","section":"States, Invoice-family documents","words":"draft | deleted | all document types | deleted"},
  'state:invoice_receipt/draft+canceled': {"id":"state:invoice_receipt/draft+canceled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from draft by canceled."},
  'state:invoice_receipt/draft+settled': {"id":"state:invoice_receipt/draft+settled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from draft by settled."},
  'state:invoice_receipt/draft+unsettled': {"id":"state:invoice_receipt/draft+unsettled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from draft by unsettled."},
  'state:invoice_receipt/final+finalized': {"id":"state:invoice_receipt/final+finalized","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from final by finalized."},
  'state:invoice_receipt/final+deleted': {"id":"state:invoice_receipt/final+deleted","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from final by deleted."},
  'state:invoice_receipt/final+canceled': {"id":"state:invoice_receipt/final+canceled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from final by canceled."},
  'state:invoice_receipt/final+settled': {"id":"state:invoice_receipt/final+settled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from final by settled."},
  'state:invoice_receipt/final+unsettled': {"id":"state:invoice_receipt/final+unsettled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from final by unsettled."},
  'state:invoice_receipt/settled+finalized': {"id":"state:invoice_receipt/settled+finalized","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from settled by finalized."},
  'state:invoice_receipt/settled+deleted': {"id":"state:invoice_receipt/settled+deleted","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from settled by deleted."},
  'state:invoice_receipt/settled+canceled': {"id":"state:invoice_receipt/settled+canceled","kind":"state","section":"States, Invoice-family documents","words":"settled | canceled | invoice_receipt only | canceled"},
  'state:invoice_receipt/settled+settled': {"id":"state:invoice_receipt/settled+settled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from settled by settled."},
  'state:invoice_receipt/settled+unsettled': {"id":"state:invoice_receipt/settled+unsettled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from settled by unsettled."},
  'state:invoice_receipt/deleted+finalized': {"id":"state:invoice_receipt/deleted+finalized","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from deleted by finalized."},
  'state:invoice_receipt/deleted+deleted': {"id":"state:invoice_receipt/deleted+deleted","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from deleted by deleted."},
  'state:invoice_receipt/deleted+canceled': {"id":"state:invoice_receipt/deleted+canceled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from deleted by canceled."},
  'state:invoice_receipt/deleted+settled': {"id":"state:invoice_receipt/deleted+settled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from deleted by settled."},
  'state:invoice_receipt/deleted+unsettled': {"id":"state:invoice_receipt/deleted+unsettled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from deleted by unsettled."},
  'state:invoice_receipt/canceled+finalized': {"id":"state:invoice_receipt/canceled+finalized","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from canceled by finalized."},
  'state:invoice_receipt/canceled+deleted': {"id":"state:invoice_receipt/canceled+deleted","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from canceled by deleted."},
  'state:invoice_receipt/canceled+canceled': {"id":"state:invoice_receipt/canceled+canceled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from canceled by canceled."},
  'state:invoice_receipt/canceled+settled': {"id":"state:invoice_receipt/canceled+settled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from canceled by settled."},
  'state:invoice_receipt/canceled+unsettled': {"id":"state:invoice_receipt/canceled+unsettled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from canceled by unsettled."},
  'state:simplified_invoice/draft+finalized': {"id":"state:simplified_invoice/draft+finalized","kind":"state","section":"States, Invoice-family documents","words":"draft | finalized | all document types | final"},
  'state:simplified_invoice/draft+deleted': {"id":"state:simplified_invoice/draft+deleted","kind":"state","section":"States, Invoice-family documents","words":"draft | deleted | all document types | deleted"},
  'state:simplified_invoice/draft+canceled': {"id":"state:simplified_invoice/draft+canceled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from draft by canceled."},
  'state:simplified_invoice/draft+settled': {"id":"state:simplified_invoice/draft+settled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from draft by settled."},
  'state:simplified_invoice/draft+unsettled': {"id":"state:simplified_invoice/draft+unsettled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from draft by unsettled."},
  'state:simplified_invoice/final+finalized': {"id":"state:simplified_invoice/final+finalized","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from final by finalized."},
  'state:simplified_invoice/final+deleted': {"id":"state:simplified_invoice/final+deleted","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from final by deleted."},
  'state:simplified_invoice/final+canceled': {"id":"state:simplified_invoice/final+canceled","kind":"state","section":"States, Invoice-family documents","words":"final | canceled | all document types | canceled"},
  'state:simplified_invoice/final+settled': {"id":"state:simplified_invoice/final+settled","kind":"state","section":"States, Invoice-family documents","words":"final | settled | all document types | settled"},
  'state:simplified_invoice/final+unsettled': {"id":"state:simplified_invoice/final+unsettled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from final by unsettled."},
  'state:simplified_invoice/settled+finalized': {"id":"state:simplified_invoice/settled+finalized","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from settled by finalized."},
  'state:simplified_invoice/settled+deleted': {"id":"state:simplified_invoice/settled+deleted","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from settled by deleted."},
  'state:simplified_invoice/settled+canceled': {"id":"state:simplified_invoice/settled+canceled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from settled by canceled."},
  'state:simplified_invoice/settled+settled': {"id":"state:simplified_invoice/settled+settled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from settled by settled."},
  'state:simplified_invoice/settled+unsettled': {"id":"state:simplified_invoice/settled+unsettled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from settled by unsettled."},
  'state:simplified_invoice/deleted+finalized': {"id":"state:simplified_invoice/deleted+finalized","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from deleted by finalized."},
  'state:simplified_invoice/deleted+deleted': {"id":"state:simplified_invoice/deleted+deleted","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from deleted by deleted."},
  'state:simplified_invoice/deleted+canceled': {"id":"state:simplified_invoice/deleted+canceled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from deleted by canceled."},
  'state:simplified_invoice/deleted+settled': {"id":"state:simplified_invoice/deleted+settled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from deleted by settled."},
  'state:simplified_invoice/deleted+unsettled': {"id":"state:simplified_invoice/deleted+unsettled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from deleted by unsettled."},
  'state:simplified_invoice/canceled+finalized': {"id":"state:simplified_invoice/canceled+finalized","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from canceled by finalized."},
  'state:simplified_invoice/canceled+deleted': {"id":"state:simplified_invoice/canceled+deleted","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from canceled by deleted."},
  'state:simplified_invoice/canceled+canceled': {"id":"state:simplified_invoice/canceled+canceled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from canceled by canceled."},
  'state:simplified_invoice/canceled+settled': {"id":"state:simplified_invoice/canceled+settled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from canceled by settled."},
  'state:simplified_invoice/canceled+unsettled': {"id":"state:simplified_invoice/canceled+unsettled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from canceled by unsettled."},
  'state:vat_moss_invoice/draft+finalized': {"id":"state:vat_moss_invoice/draft+finalized","kind":"state","section":"States, Invoice-family documents","words":"draft | finalized | all document types | final"},
  'state:vat_moss_invoice/draft+deleted': {"id":"state:vat_moss_invoice/draft+deleted","kind":"state","section":"States, Invoice-family documents","words":"draft | deleted | all document types | deleted"},
  'state:vat_moss_invoice/draft+canceled': {"id":"state:vat_moss_invoice/draft+canceled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from draft by canceled."},
  'state:vat_moss_invoice/draft+settled': {"id":"state:vat_moss_invoice/draft+settled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from draft by settled."},
  'state:vat_moss_invoice/draft+unsettled': {"id":"state:vat_moss_invoice/draft+unsettled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from draft by unsettled."},
  'state:vat_moss_invoice/final+finalized': {"id":"state:vat_moss_invoice/final+finalized","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from final by finalized."},
  'state:vat_moss_invoice/final+deleted': {"id":"state:vat_moss_invoice/final+deleted","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from final by deleted."},
  'state:vat_moss_invoice/final+canceled': {"id":"state:vat_moss_invoice/final+canceled","kind":"state","section":"States, Invoice-family documents","words":"final | canceled | all document types | canceled"},
  'state:vat_moss_invoice/final+settled': {"id":"state:vat_moss_invoice/final+settled","kind":"state","section":"States, Invoice-family documents","words":"final | settled | all document types | settled"},
  'state:vat_moss_invoice/final+unsettled': {"id":"state:vat_moss_invoice/final+unsettled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from final by unsettled."},
  'state:vat_moss_invoice/settled+finalized': {"id":"state:vat_moss_invoice/settled+finalized","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from settled by finalized."},
  'state:vat_moss_invoice/settled+deleted': {"id":"state:vat_moss_invoice/settled+deleted","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from settled by deleted."},
  'state:vat_moss_invoice/settled+canceled': {"id":"state:vat_moss_invoice/settled+canceled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from settled by canceled."},
  'state:vat_moss_invoice/settled+settled': {"id":"state:vat_moss_invoice/settled+settled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from settled by settled."},
  'state:vat_moss_invoice/settled+unsettled': {"id":"state:vat_moss_invoice/settled+unsettled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from settled by unsettled."},
  'state:vat_moss_invoice/deleted+finalized': {"id":"state:vat_moss_invoice/deleted+finalized","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from deleted by finalized."},
  'state:vat_moss_invoice/deleted+deleted': {"id":"state:vat_moss_invoice/deleted+deleted","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from deleted by deleted."},
  'state:vat_moss_invoice/deleted+canceled': {"id":"state:vat_moss_invoice/deleted+canceled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from deleted by canceled."},
  'state:vat_moss_invoice/deleted+settled': {"id":"state:vat_moss_invoice/deleted+settled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from deleted by settled."},
  'state:vat_moss_invoice/deleted+unsettled': {"id":"state:vat_moss_invoice/deleted+unsettled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from deleted by unsettled."},
  'state:vat_moss_invoice/canceled+finalized': {"id":"state:vat_moss_invoice/canceled+finalized","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from canceled by finalized."},
  'state:vat_moss_invoice/canceled+deleted': {"id":"state:vat_moss_invoice/canceled+deleted","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from canceled by deleted."},
  'state:vat_moss_invoice/canceled+canceled': {"id":"state:vat_moss_invoice/canceled+canceled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from canceled by canceled."},
  'state:vat_moss_invoice/canceled+settled': {"id":"state:vat_moss_invoice/canceled+settled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from canceled by settled."},
  'state:vat_moss_invoice/canceled+unsettled': {"id":"state:vat_moss_invoice/canceled+unsettled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from canceled by unsettled."},
  'state:credit_note/draft+finalized': {"id":"state:credit_note/draft+finalized","kind":"state","section":"States, Invoice-family documents","words":"draft | finalized | all document types | final"},
  'state:credit_note/draft+deleted': {"id":"state:credit_note/draft+deleted","kind":"state","section":"States, Invoice-family documents","words":"draft | deleted | all document types | deleted"},
  'state:credit_note/draft+canceled': {"id":"state:credit_note/draft+canceled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from draft by canceled."},
  'state:credit_note/draft+settled': {"id":"state:credit_note/draft+settled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from draft by settled."},
  'state:credit_note/draft+unsettled': {"id":"state:credit_note/draft+unsettled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from draft by unsettled."},
  'state:credit_note/final+finalized': {"id":"state:credit_note/final+finalized","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from final by finalized."},
  'state:credit_note/final+deleted': {"id":"state:credit_note/final+deleted","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from final by deleted."},
  'state:credit_note/final+canceled': {"id":"state:credit_note/final+canceled","kind":"state","section":"States, Invoice-family documents","words":"final | canceled | all document types | canceled"},
  'state:credit_note/final+settled': {"id":"state:credit_note/final+settled","kind":"state","section":"States, Invoice-family documents","words":"final | settled | all document types | settled"},
  'state:credit_note/final+unsettled': {"id":"state:credit_note/final+unsettled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from final by unsettled."},
  'state:credit_note/settled+finalized': {"id":"state:credit_note/settled+finalized","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from settled by finalized."},
  'state:credit_note/settled+deleted': {"id":"state:credit_note/settled+deleted","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from settled by deleted."},
  'state:credit_note/settled+canceled': {"id":"state:credit_note/settled+canceled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from settled by canceled."},
  'state:credit_note/settled+settled': {"id":"state:credit_note/settled+settled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from settled by settled."},
  'state:credit_note/settled+unsettled': {"id":"state:credit_note/settled+unsettled","kind":"state","section":"States, Invoice-family documents","words":"settled | unsettled | credit_note and debit_note only | final"},
  'state:credit_note/deleted+finalized': {"id":"state:credit_note/deleted+finalized","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from deleted by finalized."},
  'state:credit_note/deleted+deleted': {"id":"state:credit_note/deleted+deleted","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from deleted by deleted."},
  'state:credit_note/deleted+canceled': {"id":"state:credit_note/deleted+canceled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from deleted by canceled."},
  'state:credit_note/deleted+settled': {"id":"state:credit_note/deleted+settled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from deleted by settled."},
  'state:credit_note/deleted+unsettled': {"id":"state:credit_note/deleted+unsettled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from deleted by unsettled."},
  'state:credit_note/canceled+finalized': {"id":"state:credit_note/canceled+finalized","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from canceled by finalized."},
  'state:credit_note/canceled+deleted': {"id":"state:credit_note/canceled+deleted","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from canceled by deleted."},
  'state:credit_note/canceled+canceled': {"id":"state:credit_note/canceled+canceled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from canceled by canceled."},
  'state:credit_note/canceled+settled': {"id":"state:credit_note/canceled+settled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from canceled by settled."},
  'state:credit_note/canceled+unsettled': {"id":"state:credit_note/canceled+unsettled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from canceled by unsettled."},
  'state:debit_note/draft+finalized': {"id":"state:debit_note/draft+finalized","kind":"state","section":"States, Invoice-family documents","words":"draft | finalized | all document types | final"},
  'state:debit_note/draft+deleted': {"id":"state:debit_note/draft+deleted","kind":"state","section":"States, Invoice-family documents","words":"draft | deleted | all document types | deleted"},
  'state:debit_note/draft+canceled': {"id":"state:debit_note/draft+canceled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from draft by canceled."},
  'state:debit_note/draft+settled': {"id":"state:debit_note/draft+settled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from draft by settled."},
  'state:debit_note/draft+unsettled': {"id":"state:debit_note/draft+unsettled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from draft by unsettled."},
  'state:debit_note/final+finalized': {"id":"state:debit_note/final+finalized","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from final by finalized."},
  'state:debit_note/final+deleted': {"id":"state:debit_note/final+deleted","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from final by deleted."},
  'state:debit_note/final+canceled': {"id":"state:debit_note/final+canceled","kind":"state","section":"States, Invoice-family documents","words":"final | canceled | all document types | canceled"},
  'state:debit_note/final+settled': {"id":"state:debit_note/final+settled","kind":"state","section":"States, Invoice-family documents","words":"final | settled | all document types | settled"},
  'state:debit_note/final+unsettled': {"id":"state:debit_note/final+unsettled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from final by unsettled."},
  'state:debit_note/settled+finalized': {"id":"state:debit_note/settled+finalized","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from settled by finalized."},
  'state:debit_note/settled+deleted': {"id":"state:debit_note/settled+deleted","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from settled by deleted."},
  'state:debit_note/settled+canceled': {"id":"state:debit_note/settled+canceled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from settled by canceled."},
  'state:debit_note/settled+settled': {"id":"state:debit_note/settled+settled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from settled by settled."},
  'state:debit_note/settled+unsettled': {"id":"state:debit_note/settled+unsettled","kind":"state","section":"States, Invoice-family documents","words":"settled | unsettled | credit_note and debit_note only | final"},
  'state:debit_note/deleted+finalized': {"id":"state:debit_note/deleted+finalized","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from deleted by finalized."},
  'state:debit_note/deleted+deleted': {"id":"state:debit_note/deleted+deleted","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from deleted by deleted."},
  'state:debit_note/deleted+canceled': {"id":"state:debit_note/deleted+canceled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from deleted by canceled."},
  'state:debit_note/deleted+settled': {"id":"state:debit_note/deleted+settled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from deleted by settled."},
  'state:debit_note/deleted+unsettled': {"id":"state:debit_note/deleted+unsettled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from deleted by unsettled."},
  'state:debit_note/canceled+finalized': {"id":"state:debit_note/canceled+finalized","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from canceled by finalized."},
  'state:debit_note/canceled+deleted': {"id":"state:debit_note/canceled+deleted","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from canceled by deleted."},
  'state:debit_note/canceled+canceled': {"id":"state:debit_note/canceled+canceled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from canceled by canceled."},
  'state:debit_note/canceled+settled': {"id":"state:debit_note/canceled+settled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from canceled by settled."},
  'state:debit_note/canceled+unsettled': {"id":"state:debit_note/canceled+unsettled","kind":"state","section":"States, Invoice-family documents","words":"The table has no row from canceled by unsettled."},
  'schema:CreatedAccountAnswer.account': {"id":"schema:CreatedAccountAnswer.account","kind":"schema","section":"Endpoints, Accounts","words":"POST | `{public_url}/api/accounts/create.json` | body `account` (below); no account name or key needed | 201 `account` (id, name, url, api_key, state); 422"},
  'schema:CreatedAccount.id': {"id":"schema:CreatedAccount.id","kind":"schema","section":"Resources, Account, create response","words":"id | string"},
  'schema:CreatedAccount.name': {"id":"schema:CreatedAccount.name","kind":"schema","section":"Resources, Account, create response","words":"name | string"},
  'schema:CreatedAccount.url': {"id":"schema:CreatedAccount.url","kind":"schema","section":"Resources, Account, create response","words":"url | string (the account's address)"},
  'schema:CreatedAccount.api_key': {"id":"schema:CreatedAccount.api_key","kind":"schema","section":"Resources, Account, create response","words":"api_key | string (the new account's key)"},
  'schema:CreatedAccount.state': {"id":"schema:CreatedAccount.state","kind":"schema","section":"Resources, Account, create response","words":"state | string"},
  'schema:AccountAnswer.account': {"id":"schema:AccountAnswer.account","kind":"schema","section":"Endpoints, Accounts","words":"GET | `/api/accounts/:account-id/get.json` | path `account-id` integer | 200 `account`; 401; 404 (account does not exist)"},
  'schema:Account.organization_name': {"id":"schema:Account.organization_name","kind":"schema","section":"Resources, Account, get response","words":"organization_name | string"},
  'schema:Account.fiscal_id': {"id":"schema:Account.fiscal_id","kind":"schema","section":"Resources, Account, get response","words":"fiscal_id | string"},
  'schema:Account.email': {"id":"schema:Account.email","kind":"schema","section":"Resources, Account, get response","words":"email | string"},
  'schema:Account.state': {"id":"schema:Account.state","kind":"schema","section":"Resources, Account, get response","words":"state | string (e.g. an active state)"},
  'schema:Account.at_configured': {"id":"schema:Account.at_configured","kind":"schema","section":"Resources, Account, get response","words":"at_configured | boolean"},
  'schema:Account.trial': {"id":"schema:Account.trial","kind":"schema","section":"Resources, Account, get response","words":"trial | boolean"},
  'schema:ErrorAnswer.errors': {"id":"schema:ErrorAnswer.errors","kind":"schema","section":"Authentication 3","words":"When `api_key` is missing or wrong, the response is 401 with an empty body (in the newer description, JSON `{errors: {error: <message>}}`)."},
  'schema:ErrorMessage.error': {"id":"schema:ErrorMessage.error","kind":"schema","section":"Authentication 3","words":"When `api_key` is missing or wrong, the response is 401 with an empty body (in the newer description, JSON `{errors: {error: <message>}}`)."},
  'schema:ItemList.items': {"id":"schema:ItemList.items","kind":"schema","section":"Endpoints, Items","words":"GET | `/items.json` | query `page` integer default 1; `per_page` integer default 10 or the account setting (10, 20 or 30) | 200 `{items: [item]}`; 401"},
  'schema:Item.id': {"id":"schema:Item.id","kind":"schema","section":"Resources, Item","words":"id | integer | response only"},
  'schema:Item.name': {"id":"schema:Item.name","kind":"schema","section":"Resources, Item","words":"name | string | must be unique; required on create, optional on update"},
  'schema:Item.description': {"id":"schema:Item.description","kind":"schema","section":"Resources, Item","words":"description | string | required on create, optional on update"},
  'schema:Item.unit_price': {"id":"schema:Item.unit_price","kind":"schema","section":"Resources, Item","words":"unit_price | string on input (number in responses) | required; a number >= 0.0"},
  'schema:Item.unit': {"id":"schema:Item.unit","kind":"schema","section":"Resources, Item","words":"unit | string | optional unit of measure"},
  'schema:Item.tax': {"id":"schema:Item.tax","kind":"schema","section":"Resources, Item","words":"tax | object | optional; if absent no tax is applied to the item"},
  'schema:ItemTax.name': {"id":"schema:ItemTax.name","kind":"schema","section":"Resources, Item","words":"tax.name | string | optional; name of the tax to use; if no tax has that name, no tax is applied"},
  'schema:ItemTax.value': {"id":"schema:ItemTax.value","kind":"schema","section":"Resources, Item","words":"tax.value | integer | response only"},
  'schema:ItemTax.comment': {"id":"schema:ItemTax.comment","kind":"schema","section":"Resources, Item","words":"tax.comment | string | response only (text describing the tax value)"},
  'schema:ItemAnswer.item': {"id":"schema:ItemAnswer.item","kind":"schema","section":"Endpoints, Items","words":"GET | `/items/:item-id.json` | path `item-id` integer | 200 `{item}`; 401; 404"},
  'schema:ClientList.clients': {"id":"schema:ClientList.clients","kind":"schema","section":"Endpoints, Clients","words":"GET | `/clients.json` | query `page`, `per_page` (as items) | 200 `{clients: [client], pagination}`; 401"},
  'schema:ClientFields.name': {"id":"schema:ClientFields.name","kind":"schema","section":"Resources, Client","words":"name | string | required; normally a company name"},
  'schema:ClientFields.code': {"id":"schema:ClientFields.code","kind":"schema","section":"Resources, Client","words":"code | string | required; caller's own code for the client"},
  'schema:ClientFields.email': {"id":"schema:ClientFields.email","kind":"schema","section":"Resources, Client","words":"email | string | optional; a valid e-mail address"},
  'schema:ClientFields.language': {"id":"schema:ClientFields.language","kind":"schema","section":"Resources, Client","words":"language | string | optional; one of `en`, `pt`, `es`; defaults to the account language"},
  'schema:ClientFields.address': {"id":"schema:ClientFields.address","kind":"schema","section":"Resources, Client","words":"address | string | optional"},
  'schema:ClientFields.city': {"id":"schema:ClientFields.city","kind":"schema","section":"Resources, Client","words":"city | string | optional"},
  'schema:ClientFields.postal_code': {"id":"schema:ClientFields.postal_code","kind":"schema","section":"Resources, Client","words":"postal_code | string | optional"},
  'schema:ClientFields.country': {"id":"schema:ClientFields.country","kind":"schema","section":"Resources, Client","words":"country | string | optional; when given should match an entry of the service's country list"},
  'schema:ClientFields.fiscal_id': {"id":"schema:ClientFields.fiscal_id","kind":"schema","section":"Resources, Client","words":"fiscal_id | string | optional"},
  'schema:ClientFields.website': {"id":"schema:ClientFields.website","kind":"schema","section":"Resources, Client","words":"website | string | optional"},
  'schema:ClientFields.phone': {"id":"schema:ClientFields.phone","kind":"schema","section":"Resources, Client","words":"phone | string | optional"},
  'schema:ClientFields.fax': {"id":"schema:ClientFields.fax","kind":"schema","section":"Resources, Client","words":"fax | string | optional"},
  'schema:ClientFields.preferred_contact': {"id":"schema:ClientFields.preferred_contact","kind":"schema","section":"Resources, Client","words":"preferred_contact | object | optional; fields `name`, `email`, `phone` (all strings, optional)"},
  'schema:PreferredContact.name': {"id":"schema:PreferredContact.name","kind":"schema","section":"Resources, Client","words":"preferred_contact | object | optional; fields `name`, `email`, `phone` (all strings, optional)"},
  'schema:PreferredContact.email': {"id":"schema:PreferredContact.email","kind":"schema","section":"Resources, Client","words":"preferred_contact | object | optional; fields `name`, `email`, `phone` (all strings, optional)"},
  'schema:PreferredContact.phone': {"id":"schema:PreferredContact.phone","kind":"schema","section":"Resources, Client","words":"preferred_contact | object | optional; fields `name`, `email`, `phone` (all strings, optional)"},
  'schema:ClientFields.observations': {"id":"schema:ClientFields.observations","kind":"schema","section":"Resources, Client","words":"observations | string | optional; default text added to the observations of every document sent to this client"},
  'schema:ListedClient.id': {"id":"schema:ListedClient.id","kind":"schema","section":"Resources, Client","words":"id | string in get response | response only"},
  'schema:ListedClient.send_options': {"id":"schema:ListedClient.send_options","kind":"schema","section":"Resources, Client","words":"send_options | string | optional; `1` original only, `2` original and duplicate, `3` original, duplicate and triplicate; affects the generated PDF"},
  'schema:ClientList.pagination': {"id":"schema:ClientList.pagination","kind":"schema","section":"Endpoints, Clients","words":"GET | `/clients.json` | query `page`, `per_page` (as items) | 200 `{clients: [client], pagination}`; 401"},
  'schema:Pagination.total_entries': {"id":"schema:Pagination.total_entries","kind":"schema","section":"Resources, Other shapes","words":"Pagination object: `total_entries`, `current_page`, `total_pages`, `per_page` (all integers)."},
  'schema:Pagination.current_page': {"id":"schema:Pagination.current_page","kind":"schema","section":"Resources, Other shapes","words":"Pagination object: `total_entries`, `current_page`, `total_pages`, `per_page` (all integers)."},
  'schema:Pagination.total_pages': {"id":"schema:Pagination.total_pages","kind":"schema","section":"Resources, Other shapes","words":"Pagination object: `total_entries`, `current_page`, `total_pages`, `per_page` (all integers)."},
  'schema:Pagination.per_page': {"id":"schema:Pagination.per_page","kind":"schema","section":"Resources, Other shapes","words":"Pagination object: `total_entries`, `current_page`, `total_pages`, `per_page` (all integers)."},
  'schema:ClientAnswer.client': {"id":"schema:ClientAnswer.client","kind":"schema","section":"Endpoints, Clients","words":"GET | `/clients/:client-id.json` | path `client-id` integer | 200 `{client}`; 401; 404"},
  'schema:ClientRecord.id': {"id":"schema:ClientRecord.id","kind":"schema","section":"Resources, Client","words":"id | string in get response | response only"},
  'schema:ClientRecord.send_options': {"id":"schema:ClientRecord.send_options","kind":"schema","section":"Resources, Client","words":"send_options | string | optional; `1` original only, `2` original and duplicate, `3` original, duplicate and triplicate; affects the generated PDF"},
  'schema:ClientRecord.open_account_link': {"id":"schema:ClientRecord.open_account_link","kind":"schema","section":"Resources, Client","words":"open_account_link | string | response only (get)"},
  'schema:ClientRecord.payment_days': {"id":"schema:ClientRecord.payment_days","kind":"schema","section":"Resources, Client","words":"payment_days | string | response only (get)"},
  'schema:ClientRecord.tax_exemption_code': {"id":"schema:ClientRecord.tax_exemption_code","kind":"schema","section":"Resources, Client","words":"tax_exemption_code | string | response only (get)"},
  'schema:SequenceList.sequences': {"id":"schema:SequenceList.sequences","kind":"schema","section":"Endpoints, Sequences","words":"GET | `/sequences.json` | 200 `{sequences: [sequence]}`; 401"},
  'schema:Sequence.id': {"id":"schema:Sequence.id","kind":"schema","section":"Resources, Sequence","words":"`id` (integer)"},
  'schema:Sequence.serie': {"id":"schema:Sequence.serie","kind":"schema","section":"Resources, Sequence","words":"`serie` (string, series name)"},
  'schema:Sequence.default_sequence': {"id":"schema:Sequence.default_sequence","kind":"schema","section":"Resources, Sequence","words":"`default_sequence` (integer in responses; sent as \"1\" to make it default)"},
  'schema:Sequence.current_invoice_number': {"id":"schema:Sequence.current_invoice_number","kind":"schema","section":"Resources, Sequence","words":"For each document kind K in {invoice, invoice_receipt, simplified_invoice, credit_note, debit_note, receipt, shipping, transport, devolution, proforma, quote, fees_note, purchase_order, vat_moss_invoice, vat_moss_credit_note, vat_moss_receipt} the sequence has two integer fields: `current_K_number` and `current_K_sequence_id`."},
  'schema:Sequence.current_invoice_sequence_id': {"id":"schema:Sequence.current_invoice_sequence_id","kind":"schema","section":"Resources, Sequence","words":"For each document kind K in {invoice, invoice_receipt, simplified_invoice, credit_note, debit_note, receipt, shipping, transport, devolution, proforma, quote, fees_note, purchase_order, vat_moss_invoice, vat_moss_credit_note, vat_moss_receipt} the sequence has two integer fields: `current_K_number` and `current_K_sequence_id`."},
  'schema:Sequence.current_invoice_receipt_number': {"id":"schema:Sequence.current_invoice_receipt_number","kind":"schema","section":"Resources, Sequence","words":"For each document kind K in {invoice, invoice_receipt, simplified_invoice, credit_note, debit_note, receipt, shipping, transport, devolution, proforma, quote, fees_note, purchase_order, vat_moss_invoice, vat_moss_credit_note, vat_moss_receipt} the sequence has two integer fields: `current_K_number` and `current_K_sequence_id`."},
  'schema:Sequence.current_invoice_receipt_sequence_id': {"id":"schema:Sequence.current_invoice_receipt_sequence_id","kind":"schema","section":"Resources, Sequence","words":"For each document kind K in {invoice, invoice_receipt, simplified_invoice, credit_note, debit_note, receipt, shipping, transport, devolution, proforma, quote, fees_note, purchase_order, vat_moss_invoice, vat_moss_credit_note, vat_moss_receipt} the sequence has two integer fields: `current_K_number` and `current_K_sequence_id`."},
  'schema:Sequence.current_simplified_invoice_number': {"id":"schema:Sequence.current_simplified_invoice_number","kind":"schema","section":"Resources, Sequence","words":"For each document kind K in {invoice, invoice_receipt, simplified_invoice, credit_note, debit_note, receipt, shipping, transport, devolution, proforma, quote, fees_note, purchase_order, vat_moss_invoice, vat_moss_credit_note, vat_moss_receipt} the sequence has two integer fields: `current_K_number` and `current_K_sequence_id`."},
  'schema:Sequence.current_simplified_invoice_sequence_id': {"id":"schema:Sequence.current_simplified_invoice_sequence_id","kind":"schema","section":"Resources, Sequence","words":"For each document kind K in {invoice, invoice_receipt, simplified_invoice, credit_note, debit_note, receipt, shipping, transport, devolution, proforma, quote, fees_note, purchase_order, vat_moss_invoice, vat_moss_credit_note, vat_moss_receipt} the sequence has two integer fields: `current_K_number` and `current_K_sequence_id`."},
  'schema:Sequence.current_credit_note_number': {"id":"schema:Sequence.current_credit_note_number","kind":"schema","section":"Resources, Sequence","words":"For each document kind K in {invoice, invoice_receipt, simplified_invoice, credit_note, debit_note, receipt, shipping, transport, devolution, proforma, quote, fees_note, purchase_order, vat_moss_invoice, vat_moss_credit_note, vat_moss_receipt} the sequence has two integer fields: `current_K_number` and `current_K_sequence_id`."},
  'schema:Sequence.current_credit_note_sequence_id': {"id":"schema:Sequence.current_credit_note_sequence_id","kind":"schema","section":"Resources, Sequence","words":"For each document kind K in {invoice, invoice_receipt, simplified_invoice, credit_note, debit_note, receipt, shipping, transport, devolution, proforma, quote, fees_note, purchase_order, vat_moss_invoice, vat_moss_credit_note, vat_moss_receipt} the sequence has two integer fields: `current_K_number` and `current_K_sequence_id`."},
  'schema:Sequence.current_debit_note_number': {"id":"schema:Sequence.current_debit_note_number","kind":"schema","section":"Resources, Sequence","words":"For each document kind K in {invoice, invoice_receipt, simplified_invoice, credit_note, debit_note, receipt, shipping, transport, devolution, proforma, quote, fees_note, purchase_order, vat_moss_invoice, vat_moss_credit_note, vat_moss_receipt} the sequence has two integer fields: `current_K_number` and `current_K_sequence_id`."},
  'schema:Sequence.current_debit_note_sequence_id': {"id":"schema:Sequence.current_debit_note_sequence_id","kind":"schema","section":"Resources, Sequence","words":"For each document kind K in {invoice, invoice_receipt, simplified_invoice, credit_note, debit_note, receipt, shipping, transport, devolution, proforma, quote, fees_note, purchase_order, vat_moss_invoice, vat_moss_credit_note, vat_moss_receipt} the sequence has two integer fields: `current_K_number` and `current_K_sequence_id`."},
  'schema:Sequence.current_receipt_number': {"id":"schema:Sequence.current_receipt_number","kind":"schema","section":"Resources, Sequence","words":"For each document kind K in {invoice, invoice_receipt, simplified_invoice, credit_note, debit_note, receipt, shipping, transport, devolution, proforma, quote, fees_note, purchase_order, vat_moss_invoice, vat_moss_credit_note, vat_moss_receipt} the sequence has two integer fields: `current_K_number` and `current_K_sequence_id`."},
  'schema:Sequence.current_receipt_sequence_id': {"id":"schema:Sequence.current_receipt_sequence_id","kind":"schema","section":"Resources, Sequence","words":"For each document kind K in {invoice, invoice_receipt, simplified_invoice, credit_note, debit_note, receipt, shipping, transport, devolution, proforma, quote, fees_note, purchase_order, vat_moss_invoice, vat_moss_credit_note, vat_moss_receipt} the sequence has two integer fields: `current_K_number` and `current_K_sequence_id`."},
  'schema:Sequence.current_shipping_number': {"id":"schema:Sequence.current_shipping_number","kind":"schema","section":"Resources, Sequence","words":"For each document kind K in {invoice, invoice_receipt, simplified_invoice, credit_note, debit_note, receipt, shipping, transport, devolution, proforma, quote, fees_note, purchase_order, vat_moss_invoice, vat_moss_credit_note, vat_moss_receipt} the sequence has two integer fields: `current_K_number` and `current_K_sequence_id`."},
  'schema:Sequence.current_shipping_sequence_id': {"id":"schema:Sequence.current_shipping_sequence_id","kind":"schema","section":"Resources, Sequence","words":"For each document kind K in {invoice, invoice_receipt, simplified_invoice, credit_note, debit_note, receipt, shipping, transport, devolution, proforma, quote, fees_note, purchase_order, vat_moss_invoice, vat_moss_credit_note, vat_moss_receipt} the sequence has two integer fields: `current_K_number` and `current_K_sequence_id`."},
  'schema:Sequence.current_transport_number': {"id":"schema:Sequence.current_transport_number","kind":"schema","section":"Resources, Sequence","words":"For each document kind K in {invoice, invoice_receipt, simplified_invoice, credit_note, debit_note, receipt, shipping, transport, devolution, proforma, quote, fees_note, purchase_order, vat_moss_invoice, vat_moss_credit_note, vat_moss_receipt} the sequence has two integer fields: `current_K_number` and `current_K_sequence_id`."},
  'schema:Sequence.current_transport_sequence_id': {"id":"schema:Sequence.current_transport_sequence_id","kind":"schema","section":"Resources, Sequence","words":"For each document kind K in {invoice, invoice_receipt, simplified_invoice, credit_note, debit_note, receipt, shipping, transport, devolution, proforma, quote, fees_note, purchase_order, vat_moss_invoice, vat_moss_credit_note, vat_moss_receipt} the sequence has two integer fields: `current_K_number` and `current_K_sequence_id`."},
  'schema:Sequence.current_devolution_number': {"id":"schema:Sequence.current_devolution_number","kind":"schema","section":"Resources, Sequence","words":"For each document kind K in {invoice, invoice_receipt, simplified_invoice, credit_note, debit_note, receipt, shipping, transport, devolution, proforma, quote, fees_note, purchase_order, vat_moss_invoice, vat_moss_credit_note, vat_moss_receipt} the sequence has two integer fields: `current_K_number` and `current_K_sequence_id`."},
  'schema:Sequence.current_devolution_sequence_id': {"id":"schema:Sequence.current_devolution_sequence_id","kind":"schema","section":"Resources, Sequence","words":"For each document kind K in {invoice, invoice_receipt, simplified_invoice, credit_note, debit_note, receipt, shipping, transport, devolution, proforma, quote, fees_note, purchase_order, vat_moss_invoice, vat_moss_credit_note, vat_moss_receipt} the sequence has two integer fields: `current_K_number` and `current_K_sequence_id`."},
  'schema:Sequence.current_proforma_number': {"id":"schema:Sequence.current_proforma_number","kind":"schema","section":"Resources, Sequence","words":"For each document kind K in {invoice, invoice_receipt, simplified_invoice, credit_note, debit_note, receipt, shipping, transport, devolution, proforma, quote, fees_note, purchase_order, vat_moss_invoice, vat_moss_credit_note, vat_moss_receipt} the sequence has two integer fields: `current_K_number` and `current_K_sequence_id`."},
  'schema:Sequence.current_proforma_sequence_id': {"id":"schema:Sequence.current_proforma_sequence_id","kind":"schema","section":"Resources, Sequence","words":"For each document kind K in {invoice, invoice_receipt, simplified_invoice, credit_note, debit_note, receipt, shipping, transport, devolution, proforma, quote, fees_note, purchase_order, vat_moss_invoice, vat_moss_credit_note, vat_moss_receipt} the sequence has two integer fields: `current_K_number` and `current_K_sequence_id`."},
  'schema:Sequence.current_quote_number': {"id":"schema:Sequence.current_quote_number","kind":"schema","section":"Resources, Sequence","words":"For each document kind K in {invoice, invoice_receipt, simplified_invoice, credit_note, debit_note, receipt, shipping, transport, devolution, proforma, quote, fees_note, purchase_order, vat_moss_invoice, vat_moss_credit_note, vat_moss_receipt} the sequence has two integer fields: `current_K_number` and `current_K_sequence_id`."},
  'schema:Sequence.current_quote_sequence_id': {"id":"schema:Sequence.current_quote_sequence_id","kind":"schema","section":"Resources, Sequence","words":"For each document kind K in {invoice, invoice_receipt, simplified_invoice, credit_note, debit_note, receipt, shipping, transport, devolution, proforma, quote, fees_note, purchase_order, vat_moss_invoice, vat_moss_credit_note, vat_moss_receipt} the sequence has two integer fields: `current_K_number` and `current_K_sequence_id`."},
  'schema:Sequence.current_fees_note_number': {"id":"schema:Sequence.current_fees_note_number","kind":"schema","section":"Resources, Sequence","words":"For each document kind K in {invoice, invoice_receipt, simplified_invoice, credit_note, debit_note, receipt, shipping, transport, devolution, proforma, quote, fees_note, purchase_order, vat_moss_invoice, vat_moss_credit_note, vat_moss_receipt} the sequence has two integer fields: `current_K_number` and `current_K_sequence_id`."},
  'schema:Sequence.current_fees_note_sequence_id': {"id":"schema:Sequence.current_fees_note_sequence_id","kind":"schema","section":"Resources, Sequence","words":"For each document kind K in {invoice, invoice_receipt, simplified_invoice, credit_note, debit_note, receipt, shipping, transport, devolution, proforma, quote, fees_note, purchase_order, vat_moss_invoice, vat_moss_credit_note, vat_moss_receipt} the sequence has two integer fields: `current_K_number` and `current_K_sequence_id`."},
  'schema:Sequence.current_purchase_order_number': {"id":"schema:Sequence.current_purchase_order_number","kind":"schema","section":"Resources, Sequence","words":"For each document kind K in {invoice, invoice_receipt, simplified_invoice, credit_note, debit_note, receipt, shipping, transport, devolution, proforma, quote, fees_note, purchase_order, vat_moss_invoice, vat_moss_credit_note, vat_moss_receipt} the sequence has two integer fields: `current_K_number` and `current_K_sequence_id`."},
  'schema:Sequence.current_purchase_order_sequence_id': {"id":"schema:Sequence.current_purchase_order_sequence_id","kind":"schema","section":"Resources, Sequence","words":"For each document kind K in {invoice, invoice_receipt, simplified_invoice, credit_note, debit_note, receipt, shipping, transport, devolution, proforma, quote, fees_note, purchase_order, vat_moss_invoice, vat_moss_credit_note, vat_moss_receipt} the sequence has two integer fields: `current_K_number` and `current_K_sequence_id`."},
  'schema:Sequence.current_vat_moss_invoice_number': {"id":"schema:Sequence.current_vat_moss_invoice_number","kind":"schema","section":"Resources, Sequence","words":"For each document kind K in {invoice, invoice_receipt, simplified_invoice, credit_note, debit_note, receipt, shipping, transport, devolution, proforma, quote, fees_note, purchase_order, vat_moss_invoice, vat_moss_credit_note, vat_moss_receipt} the sequence has two integer fields: `current_K_number` and `current_K_sequence_id`."},
  'schema:Sequence.current_vat_moss_invoice_sequence_id': {"id":"schema:Sequence.current_vat_moss_invoice_sequence_id","kind":"schema","section":"Resources, Sequence","words":"For each document kind K in {invoice, invoice_receipt, simplified_invoice, credit_note, debit_note, receipt, shipping, transport, devolution, proforma, quote, fees_note, purchase_order, vat_moss_invoice, vat_moss_credit_note, vat_moss_receipt} the sequence has two integer fields: `current_K_number` and `current_K_sequence_id`."},
  'schema:Sequence.current_vat_moss_credit_note_number': {"id":"schema:Sequence.current_vat_moss_credit_note_number","kind":"schema","section":"Resources, Sequence","words":"For each document kind K in {invoice, invoice_receipt, simplified_invoice, credit_note, debit_note, receipt, shipping, transport, devolution, proforma, quote, fees_note, purchase_order, vat_moss_invoice, vat_moss_credit_note, vat_moss_receipt} the sequence has two integer fields: `current_K_number` and `current_K_sequence_id`."},
  'schema:Sequence.current_vat_moss_credit_note_sequence_id': {"id":"schema:Sequence.current_vat_moss_credit_note_sequence_id","kind":"schema","section":"Resources, Sequence","words":"For each document kind K in {invoice, invoice_receipt, simplified_invoice, credit_note, debit_note, receipt, shipping, transport, devolution, proforma, quote, fees_note, purchase_order, vat_moss_invoice, vat_moss_credit_note, vat_moss_receipt} the sequence has two integer fields: `current_K_number` and `current_K_sequence_id`."},
  'schema:Sequence.current_vat_moss_receipt_number': {"id":"schema:Sequence.current_vat_moss_receipt_number","kind":"schema","section":"Resources, Sequence","words":"For each document kind K in {invoice, invoice_receipt, simplified_invoice, credit_note, debit_note, receipt, shipping, transport, devolution, proforma, quote, fees_note, purchase_order, vat_moss_invoice, vat_moss_credit_note, vat_moss_receipt} the sequence has two integer fields: `current_K_number` and `current_K_sequence_id`."},
  'schema:Sequence.current_vat_moss_receipt_sequence_id': {"id":"schema:Sequence.current_vat_moss_receipt_sequence_id","kind":"schema","section":"Resources, Sequence","words":"For each document kind K in {invoice, invoice_receipt, simplified_invoice, credit_note, debit_note, receipt, shipping, transport, devolution, proforma, quote, fees_note, purchase_order, vat_moss_invoice, vat_moss_credit_note, vat_moss_receipt} the sequence has two integer fields: `current_K_number` and `current_K_sequence_id`."},
  'schema:SequenceAnswer.sequence': {"id":"schema:SequenceAnswer.sequence","kind":"schema","section":"Endpoints, Sequences","words":"GET | `/sequences/:sequence-id.json` | path `sequence-id` integer | 200 `{sequence}`; 401; 404"},
  'schema:InvoiceAnswer.invoice': {"id":"schema:InvoiceAnswer.invoice","kind":"schema","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'schema:Document.id': {"id":"schema:Document.id","kind":"schema","section":"Resources, Document","words":"id | integer"},
  'schema:Document.status': {"id":"schema:Document.status","kind":"schema","section":"Resources, Document","words":"status | string | see States"},
  'schema:Document.archived': {"id":"schema:Document.archived","kind":"schema","section":"Resources, Document","words":"archived | boolean"},
  'schema:Document.type': {"id":"schema:Document.type","kind":"schema","section":"Resources, Document","words":"type | string | e.g. Invoice, Quote, Shipping, PurchaseOrder"},
  'schema:Document.sequence_number': {"id":"schema:Document.sequence_number","kind":"schema","section":"Resources, Document","words":"sequence_number | string | form number/series"},
  'schema:Document.inverted_sequence_number': {"id":"schema:Document.inverted_sequence_number","kind":"schema","section":"Resources, Document","words":"inverted_sequence_number | string | form series/number"},
  'schema:Document.atcud': {"id":"schema:Document.atcud","kind":"schema","section":"Resources, Document","words":"atcud | string | tax-authority identifier; a unique code when the sequence is registered, `N/D` when relevant but not registered, `N/A` when not relevant and not registered"},
  'schema:Document.sequence_id': {"id":"schema:Document.sequence_id","kind":"schema","section":"Resources, Document","words":"sequence_id | string"},
  'schema:Document.tax_exemption': {"id":"schema:Document.tax_exemption","kind":"schema","section":"Resources, Document","words":"tax_exemption | string | exemption reason code"},
  'schema:Document.date': {"id":"schema:Document.date","kind":"schema","section":"Resources, Document","words":"date | string | dd/mm/yyyy"},
  'schema:Document.due_date': {"id":"schema:Document.due_date","kind":"schema","section":"Resources, Document","words":"due_date | string"},
  'schema:Document.reference': {"id":"schema:Document.reference","kind":"schema","section":"Resources, Document","words":"reference | string"},
  'schema:Document.observations': {"id":"schema:Document.observations","kind":"schema","section":"Resources, Document","words":"observations | string"},
  'schema:Document.retention': {"id":"schema:Document.retention","kind":"schema","section":"Resources, Document","words":"retention | string"},
  'schema:Document.permalink': {"id":"schema:Document.permalink","kind":"schema","section":"Resources, Document","words":"permalink | string"},
  'schema:Document.saft_hash': {"id":"schema:Document.saft_hash","kind":"schema","section":"Resources, Document","words":"saft_hash | string"},
  'schema:Document.sum': {"id":"schema:Document.sum","kind":"schema","section":"Resources, Document","words":"sum | number"},
  'schema:Document.discount': {"id":"schema:Document.discount","kind":"schema","section":"Resources, Document","words":"discount | number"},
  'schema:Document.before_taxes': {"id":"schema:Document.before_taxes","kind":"schema","section":"Resources, Document","words":"before_taxes | number"},
  'schema:Document.taxes': {"id":"schema:Document.taxes","kind":"schema","section":"Resources, Document","words":"taxes | number"},
  'schema:Document.total': {"id":"schema:Document.total","kind":"schema","section":"Resources, Document","words":"total | number"},
  'schema:Document.currency': {"id":"schema:Document.currency","kind":"schema","section":"Resources, Document","words":"currency | string"},
  'schema:Document.client': {"id":"schema:Document.client","kind":"schema","section":"Resources, Document","words":"client | object | `id` integer, `name` string, `country` string"},
  'schema:DocumentClient.id': {"id":"schema:DocumentClient.id","kind":"schema","section":"Resources, Document","words":"client | object | `id` integer, `name` string, `country` string"},
  'schema:DocumentClient.name': {"id":"schema:DocumentClient.name","kind":"schema","section":"Resources, Document","words":"client | object | `id` integer, `name` string, `country` string"},
  'schema:DocumentClient.country': {"id":"schema:DocumentClient.country","kind":"schema","section":"Resources, Document","words":"client | object | `id` integer, `name` string, `country` string"},
  'schema:Document.items': {"id":"schema:Document.items","kind":"schema","section":"Resources, Document","words":"items | array | line items, below"},
  'schema:Line.name': {"id":"schema:Line.name","kind":"schema","section":"Resources, Document, line item","words":"Line item: `name`, `description`, `unit_price` (string), `unit`, `quantity` (string), `tax` (object with `id` integer, `name` string, `value` integer), `discount` (number), `subtotal`, `tax_amount`, `discount_amount`, `total` (numbers)."},
  'schema:Line.description': {"id":"schema:Line.description","kind":"schema","section":"Resources, Document, line item","words":"Line item: `name`, `description`, `unit_price` (string), `unit`, `quantity` (string), `tax` (object with `id` integer, `name` string, `value` integer), `discount` (number), `subtotal`, `tax_amount`, `discount_amount`, `total` (numbers)."},
  'schema:Line.unit_price': {"id":"schema:Line.unit_price","kind":"schema","section":"Resources, Document, line item","words":"Line item: `name`, `description`, `unit_price` (string), `unit`, `quantity` (string), `tax` (object with `id` integer, `name` string, `value` integer), `discount` (number), `subtotal`, `tax_amount`, `discount_amount`, `total` (numbers)."},
  'schema:Line.unit': {"id":"schema:Line.unit","kind":"schema","section":"Resources, Document, line item","words":"Line item: `name`, `description`, `unit_price` (string), `unit`, `quantity` (string), `tax` (object with `id` integer, `name` string, `value` integer), `discount` (number), `subtotal`, `tax_amount`, `discount_amount`, `total` (numbers)."},
  'schema:Line.quantity': {"id":"schema:Line.quantity","kind":"schema","section":"Resources, Document, line item","words":"Line item: `name`, `description`, `unit_price` (string), `unit`, `quantity` (string), `tax` (object with `id` integer, `name` string, `value` integer), `discount` (number), `subtotal`, `tax_amount`, `discount_amount`, `total` (numbers)."},
  'schema:Line.tax': {"id":"schema:Line.tax","kind":"schema","section":"Resources, Document, line item","words":"Line item: `name`, `description`, `unit_price` (string), `unit`, `quantity` (string), `tax` (object with `id` integer, `name` string, `value` integer), `discount` (number), `subtotal`, `tax_amount`, `discount_amount`, `total` (numbers)."},
  'schema:LineTax.id': {"id":"schema:LineTax.id","kind":"schema","section":"Resources, Document, line item","words":"Line item: `name`, `description`, `unit_price` (string), `unit`, `quantity` (string), `tax` (object with `id` integer, `name` string, `value` integer), `discount` (number), `subtotal`, `tax_amount`, `discount_amount`, `total` (numbers)."},
  'schema:LineTax.name': {"id":"schema:LineTax.name","kind":"schema","section":"Resources, Document, line item","words":"Line item: `name`, `description`, `unit_price` (string), `unit`, `quantity` (string), `tax` (object with `id` integer, `name` string, `value` integer), `discount` (number), `subtotal`, `tax_amount`, `discount_amount`, `total` (numbers)."},
  'schema:LineTax.value': {"id":"schema:LineTax.value","kind":"schema","section":"Resources, Document, line item","words":"Line item: `name`, `description`, `unit_price` (string), `unit`, `quantity` (string), `tax` (object with `id` integer, `name` string, `value` integer), `discount` (number), `subtotal`, `tax_amount`, `discount_amount`, `total` (numbers)."},
  'schema:Line.discount': {"id":"schema:Line.discount","kind":"schema","section":"Resources, Document, line item","words":"Line item: `name`, `description`, `unit_price` (string), `unit`, `quantity` (string), `tax` (object with `id` integer, `name` string, `value` integer), `discount` (number), `subtotal`, `tax_amount`, `discount_amount`, `total` (numbers)."},
  'schema:Line.subtotal': {"id":"schema:Line.subtotal","kind":"schema","section":"Resources, Document, line item","words":"Line item: `name`, `description`, `unit_price` (string), `unit`, `quantity` (string), `tax` (object with `id` integer, `name` string, `value` integer), `discount` (number), `subtotal`, `tax_amount`, `discount_amount`, `total` (numbers)."},
  'schema:Line.tax_amount': {"id":"schema:Line.tax_amount","kind":"schema","section":"Resources, Document, line item","words":"Line item: `name`, `description`, `unit_price` (string), `unit`, `quantity` (string), `tax` (object with `id` integer, `name` string, `value` integer), `discount` (number), `subtotal`, `tax_amount`, `discount_amount`, `total` (numbers)."},
  'schema:Line.discount_amount': {"id":"schema:Line.discount_amount","kind":"schema","section":"Resources, Document, line item","words":"Line item: `name`, `description`, `unit_price` (string), `unit`, `quantity` (string), `tax` (object with `id` integer, `name` string, `value` integer), `discount` (number), `subtotal`, `tax_amount`, `discount_amount`, `total` (numbers)."},
  'schema:Line.total': {"id":"schema:Line.total","kind":"schema","section":"Resources, Document, line item","words":"Line item: `name`, `description`, `unit_price` (string), `unit`, `quantity` (string), `tax` (object with `id` integer, `name` string, `value` integer), `discount` (number), `subtotal`, `tax_amount`, `discount_amount`, `total` (numbers)."},
  'schema:InvoiceFamilyDocument.status': {"id":"schema:InvoiceFamilyDocument.status","kind":"schema","section":"Resources, Document","words":"status | string | see States"},
  'schema:InvoiceFamilyDocument.mb_reference': {"id":"schema:InvoiceFamilyDocument.mb_reference","kind":"schema","section":"Resources, Document, additional fields","words":"Invoice family: `mb_reference` object with `entity` (string), `value` (number), `reference` (string)."},
  'schema:MbReference.entity': {"id":"schema:MbReference.entity","kind":"schema","section":"Resources, Document, additional fields","words":"Invoice family: `mb_reference` object with `entity` (string), `value` (number), `reference` (string)."},
  'schema:MbReference.value': {"id":"schema:MbReference.value","kind":"schema","section":"Resources, Document, additional fields","words":"Invoice family: `mb_reference` object with `entity` (string), `value` (number), `reference` (string)."},
  'schema:MbReference.reference': {"id":"schema:MbReference.reference","kind":"schema","section":"Resources, Document, additional fields","words":"Invoice family: `mb_reference` object with `entity` (string), `value` (number), `reference` (string)."},
  'schema:Invoice.type': {"id":"schema:Invoice.type","kind":"schema","section":"Resources, Document","words":"type | string | e.g. Invoice, Quote, Shipping, PurchaseOrder"},
  'schema:EmailErrorAnswer.errors': {"id":"schema:EmailErrorAnswer.errors","kind":"schema","section":"Errors","words":"Error bodies are empty unless stated; the newer description gives `errors.error` (string) for 401 and for the e-mail 422 (a message that names a missing required field)."},
  'schema:EmailError.error': {"id":"schema:EmailError.error","kind":"schema","section":"Errors","words":"Error bodies are empty unless stated; the newer description gives `errors.error` (string) for 401 and for the e-mail 422 (a message that names a missing required field)."},
  'schema:InvoiceReceiptAnswer.invoice_receipt': {"id":"schema:InvoiceReceiptAnswer.invoice_receipt","kind":"schema","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'schema:SimplifiedInvoiceAnswer.simplified_invoice': {"id":"schema:SimplifiedInvoiceAnswer.simplified_invoice","kind":"schema","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'schema:VatMossInvoiceAnswer.vat_moss_invoice': {"id":"schema:VatMossInvoiceAnswer.vat_moss_invoice","kind":"schema","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'schema:CreditNoteAnswer.credit_note': {"id":"schema:CreditNoteAnswer.credit_note","kind":"schema","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'schema:DebitNoteAnswer.debit_note': {"id":"schema:DebitNoteAnswer.debit_note","kind":"schema","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'schema:QuoteAnswer.quote': {"id":"schema:QuoteAnswer.quote","kind":"schema","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'schema:EstimateDocument.status': {"id":"schema:EstimateDocument.status","kind":"schema","section":"Resources, Document","words":"status | string | see States"},
  'schema:Quote.type': {"id":"schema:Quote.type","kind":"schema","section":"Resources, Document","words":"type | string | e.g. Invoice, Quote, Shipping, PurchaseOrder"},
  'schema:ProformaAnswer.proforma': {"id":"schema:ProformaAnswer.proforma","kind":"schema","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'schema:FeesNoteAnswer.fees_note': {"id":"schema:FeesNoteAnswer.fees_note","kind":"schema","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'schema:EstimateList.estimates': {"id":"schema:EstimateList.estimates","kind":"schema","section":"Endpoints, Documents","words":"Estimate and guide list responses: array plus `pagination`."},
  'schema:EstimateList.pagination': {"id":"schema:EstimateList.pagination","kind":"schema","section":"Endpoints, Documents","words":"Estimate and guide list responses: array plus `pagination`."},
  'schema:ShippingAnswer.shipping': {"id":"schema:ShippingAnswer.shipping","kind":"schema","section":"Endpoints, Documents","words":"The create response is 200/success with the guide wrapper."},
  'schema:GuideDocument.status': {"id":"schema:GuideDocument.status","kind":"schema","section":"Resources, Document","words":"status | string | see States"},
  'schema:GuideDocument.address_from': {"id":"schema:GuideDocument.address_from","kind":"schema","section":"Resources, Document, additional fields","words":"Guide: `address_from` and `address_to` objects (`country`, `postal_code`, `detail`, `city`, all strings); `at_doc_code_id` (string); `license_plate` (string)."},
  'schema:Address.detail': {"id":"schema:Address.detail","kind":"schema","section":"Resources, Document, additional fields","words":"Guide: `address_from` and `address_to` objects (`country`, `postal_code`, `detail`, `city`, all strings); `at_doc_code_id` (string); `license_plate` (string)."},
  'schema:Address.city': {"id":"schema:Address.city","kind":"schema","section":"Resources, Document, additional fields","words":"Guide: `address_from` and `address_to` objects (`country`, `postal_code`, `detail`, `city`, all strings); `at_doc_code_id` (string); `license_plate` (string)."},
  'schema:Address.postal_code': {"id":"schema:Address.postal_code","kind":"schema","section":"Resources, Document, additional fields","words":"Guide: `address_from` and `address_to` objects (`country`, `postal_code`, `detail`, `city`, all strings); `at_doc_code_id` (string); `license_plate` (string)."},
  'schema:Address.country': {"id":"schema:Address.country","kind":"schema","section":"Resources, Document, additional fields","words":"Guide: `address_from` and `address_to` objects (`country`, `postal_code`, `detail`, `city`, all strings); `at_doc_code_id` (string); `license_plate` (string)."},
  'schema:GuideDocument.address_to': {"id":"schema:GuideDocument.address_to","kind":"schema","section":"Resources, Document, additional fields","words":"Guide: `address_from` and `address_to` objects (`country`, `postal_code`, `detail`, `city`, all strings); `at_doc_code_id` (string); `license_plate` (string)."},
  'schema:GuideDocument.at_doc_code_id': {"id":"schema:GuideDocument.at_doc_code_id","kind":"schema","section":"Resources, Document, additional fields","words":"Guide: `address_from` and `address_to` objects (`country`, `postal_code`, `detail`, `city`, all strings); `at_doc_code_id` (string); `license_plate` (string)."},
  'schema:GuideDocument.license_plate': {"id":"schema:GuideDocument.license_plate","kind":"schema","section":"Resources, Document, additional fields","words":"Guide: `address_from` and `address_to` objects (`country`, `postal_code`, `detail`, `city`, all strings); `at_doc_code_id` (string); `license_plate` (string)."},
  'schema:Shipping.type': {"id":"schema:Shipping.type","kind":"schema","section":"Resources, Document","words":"type | string | e.g. Invoice, Quote, Shipping, PurchaseOrder"},
  'schema:TransportAnswer.transport': {"id":"schema:TransportAnswer.transport","kind":"schema","section":"Endpoints, Documents","words":"The create response is 200/success with the guide wrapper."},
  'schema:DevolutionAnswer.devolution': {"id":"schema:DevolutionAnswer.devolution","kind":"schema","section":"Endpoints, Documents","words":"The create response is 200/success with the guide wrapper."},
  'schema:GuideList.guides': {"id":"schema:GuideList.guides","kind":"schema","section":"Endpoints, Documents","words":"Estimate and guide list responses: array plus `pagination`."},
  'schema:GuideList.pagination': {"id":"schema:GuideList.pagination","kind":"schema","section":"Endpoints, Documents","words":"Estimate and guide list responses: array plus `pagination`."},
  'schema:PurchaseOrderAnswer.purchase_order': {"id":"schema:PurchaseOrderAnswer.purchase_order","kind":"schema","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'schema:PurchaseOrder.status': {"id":"schema:PurchaseOrder.status","kind":"schema","section":"Resources, Document","words":"status | string | see States"},
  'schema:PurchaseOrder.type': {"id":"schema:PurchaseOrder.type","kind":"schema","section":"Resources, Document","words":"type | string | e.g. Invoice, Quote, Shipping, PurchaseOrder"},
  'schema:PdfAnswer.output': {"id":"schema:PdfAnswer.output","kind":"schema","section":"Resources, Other shapes","words":"PDF result: `output.pdfUrl` (string)."},
  'schema:PdfLink.pdfUrl': {"id":"schema:PdfLink.pdfUrl","kind":"schema","section":"Resources, Other shapes","words":"PDF result: `output.pdfUrl` (string)."},
  'schema:QrCodeAnswer.qr_code': {"id":"schema:QrCodeAnswer.qr_code","kind":"schema","section":"Resources, Other shapes","words":"QR code result: `qr_code.url` (string)."},
  'schema:QrCodeLink.url': {"id":"schema:QrCodeLink.url","kind":"schema","section":"Resources, Other shapes","words":"QR code result: `qr_code.url` (string)."},
  'request:createAccount/account': {"id":"request:createAccount/account","kind":"request","section":"Endpoints, Accounts","words":"POST | `{public_url}/api/accounts/create.json` | body `account` (below); no account name or key needed | 201 `account` (id, name, url, api_key, state); 422"},
  'request:createAccount/account/required': {"id":"request:createAccount/account/required","kind":"request","section":"Endpoints, Accounts","words":"POST | `{public_url}/api/accounts/create.json` | body `account` (below); no account name or key needed | 201 `account` (id, name, url, api_key, state); 422"},
  'request:createAccount/account.first_name': {"id":"request:createAccount/account.first_name","kind":"request","section":"Endpoints, Accounts, create body","words":"first_name | no"},
  'request:createAccount/account.last_name': {"id":"request:createAccount/account.last_name","kind":"request","section":"Endpoints, Accounts, create body","words":"last_name | no"},
  'request:createAccount/account.organization_name': {"id":"request:createAccount/account.organization_name","kind":"request","section":"Endpoints, Accounts, create body","words":"organization_name | yes"},
  'request:createAccount/account.organization_name/required': {"id":"request:createAccount/account.organization_name/required","kind":"request","section":"Endpoints, Accounts, create body","words":"organization_name | yes"},
  'request:createAccount/account.phone': {"id":"request:createAccount/account.phone","kind":"request","section":"Endpoints, Accounts, create body","words":"phone | no"},
  'request:createAccount/account.email': {"id":"request:createAccount/account.email","kind":"request","section":"Endpoints, Accounts, create body","words":"email | yes"},
  'request:createAccount/account.email/required': {"id":"request:createAccount/account.email/required","kind":"request","section":"Endpoints, Accounts, create body","words":"email | yes"},
  'request:createAccount/account.password': {"id":"request:createAccount/account.password","kind":"request","section":"Endpoints, Accounts, create body","words":"password | yes"},
  'request:createAccount/account.password/required': {"id":"request:createAccount/account.password/required","kind":"request","section":"Endpoints, Accounts, create body","words":"password | yes"},
  'request:createAccount/account.fiscal_id': {"id":"request:createAccount/account.fiscal_id","kind":"request","section":"Endpoints, Accounts, create body","words":"fiscal_id | no | must be unique in the system when present"},
  'request:createAccount/account.tax_country': {"id":"request:createAccount/account.tax_country","kind":"request","section":"Endpoints, Accounts, create body","words":"tax_country | no | `1`, `2`, `3` (three countries); a longer country list exists; default `1`"},
  'request:createAccount/account.language': {"id":"request:createAccount/account.language","kind":"request","section":"Endpoints, Accounts, create body","words":"language | no | `pt`, `en`, `es`; default `pt`"},
  'request:createAccount/account.terms': {"id":"request:createAccount/account.terms","kind":"request","section":"Endpoints, Accounts, create body","words":"terms | yes | `1` accepted, `0` not accepted"},
  'request:createAccount/account.terms/required': {"id":"request:createAccount/account.terms/required","kind":"request","section":"Endpoints, Accounts, create body","words":"terms | yes | `1` accepted, `0` not accepted"},
  'request:createAccount/account.marketing': {"id":"request:createAccount/account.marketing","kind":"request","section":"Endpoints, Accounts, create body","words":"marketing | yes | `1` accepted, `0` not accepted"},
  'request:createAccount/account.marketing/required': {"id":"request:createAccount/account.marketing/required","kind":"request","section":"Endpoints, Accounts, create body","words":"marketing | yes | `1` accepted, `0` not accepted"},
  'request:getAccount/path.account-id': {"id":"request:getAccount/path.account-id","kind":"request","section":"Endpoints, Accounts","words":"GET | `/api/accounts/:account-id/get.json` | path `account-id` integer | 200 `account`; 401; 404 (account does not exist)"},
  'request:getAccount/path.account-id/required': {"id":"request:getAccount/path.account-id/required","kind":"request","section":"Endpoints, Accounts","words":"GET | `/api/accounts/:account-id/get.json` | path `account-id` integer | 200 `account`; 401; 404 (account does not exist)"},
  'request:updateAccount/path.account-id': {"id":"request:updateAccount/path.account-id","kind":"request","section":"Endpoints, Accounts","words":"PUT | `/api/accounts/:account-id/update.json` | path `account-id` integer; body `account` | 200 empty; 401; 404; 422"},
  'request:updateAccount/path.account-id/required': {"id":"request:updateAccount/path.account-id/required","kind":"request","section":"Endpoints, Accounts","words":"PUT | `/api/accounts/:account-id/update.json` | path `account-id` integer; body `account` | 200 empty; 401; 404; 422"},
  'request:updateAccount/account': {"id":"request:updateAccount/account","kind":"request","section":"Endpoints, Accounts","words":"PUT | `/api/accounts/:account-id/update.json` | path `account-id` integer; body `account` | 200 empty; 401; 404; 422"},
  'request:updateAccount/account/required': {"id":"request:updateAccount/account/required","kind":"request","section":"Endpoints, Accounts","words":"PUT | `/api/accounts/:account-id/update.json` | path `account-id` integer; body `account` | 200 empty; 401; 404; 422"},
  'request:updateAccount/account.first_name': {"id":"request:updateAccount/account.first_name","kind":"request","section":"Endpoints, Accounts, update body","words":"Variant A fields: `first_name`, `last_name`, `organization_name` (required), `phone`, `email` (required), `password` (required), `fiscal_id` (cannot be changed), `address`, `city`, `postal_code`, `website`, `fax`, `terms` (required, `1` or `0`), `credentials` (object: `username` required string; `type` enum `AT`; `context` enum `Sequences`). Variant B fields: `organization_name` (optional), `fiscal_id` (required), `address` (required), `postal_code`, `city`, `email` (all optional)."},
  'request:updateAccount/account.last_name': {"id":"request:updateAccount/account.last_name","kind":"request","section":"Endpoints, Accounts, update body","words":"Variant A fields: `first_name`, `last_name`, `organization_name` (required), `phone`, `email` (required), `password` (required), `fiscal_id` (cannot be changed), `address`, `city`, `postal_code`, `website`, `fax`, `terms` (required, `1` or `0`), `credentials` (object: `username` required string; `type` enum `AT`; `context` enum `Sequences`). Variant B fields: `organization_name` (optional), `fiscal_id` (required), `address` (required), `postal_code`, `city`, `email` (all optional)."},
  'request:updateAccount/account.organization_name': {"id":"request:updateAccount/account.organization_name","kind":"request","section":"Endpoints, Accounts, update body","words":"Variant A fields: `first_name`, `last_name`, `organization_name` (required), `phone`, `email` (required), `password` (required), `fiscal_id` (cannot be changed), `address`, `city`, `postal_code`, `website`, `fax`, `terms` (required, `1` or `0`), `credentials` (object: `username` required string; `type` enum `AT`; `context` enum `Sequences`). Variant B fields: `organization_name` (optional), `fiscal_id` (required), `address` (required), `postal_code`, `city`, `email` (all optional)."},
  'request:updateAccount/account.organization_name/required': {"id":"request:updateAccount/account.organization_name/required","kind":"request","section":"Endpoints, Accounts, update body","words":"Variant A fields: `first_name`, `last_name`, `organization_name` (required), `phone`, `email` (required), `password` (required), `fiscal_id` (cannot be changed), `address`, `city`, `postal_code`, `website`, `fax`, `terms` (required, `1` or `0`), `credentials` (object: `username` required string; `type` enum `AT`; `context` enum `Sequences`). Variant B fields: `organization_name` (optional), `fiscal_id` (required), `address` (required), `postal_code`, `city`, `email` (all optional)."},
  'request:updateAccount/account.phone': {"id":"request:updateAccount/account.phone","kind":"request","section":"Endpoints, Accounts, update body","words":"Variant A fields: `first_name`, `last_name`, `organization_name` (required), `phone`, `email` (required), `password` (required), `fiscal_id` (cannot be changed), `address`, `city`, `postal_code`, `website`, `fax`, `terms` (required, `1` or `0`), `credentials` (object: `username` required string; `type` enum `AT`; `context` enum `Sequences`). Variant B fields: `organization_name` (optional), `fiscal_id` (required), `address` (required), `postal_code`, `city`, `email` (all optional)."},
  'request:updateAccount/account.email': {"id":"request:updateAccount/account.email","kind":"request","section":"Endpoints, Accounts, update body","words":"Variant A fields: `first_name`, `last_name`, `organization_name` (required), `phone`, `email` (required), `password` (required), `fiscal_id` (cannot be changed), `address`, `city`, `postal_code`, `website`, `fax`, `terms` (required, `1` or `0`), `credentials` (object: `username` required string; `type` enum `AT`; `context` enum `Sequences`). Variant B fields: `organization_name` (optional), `fiscal_id` (required), `address` (required), `postal_code`, `city`, `email` (all optional)."},
  'request:updateAccount/account.email/required': {"id":"request:updateAccount/account.email/required","kind":"request","section":"Endpoints, Accounts, update body","words":"Variant A fields: `first_name`, `last_name`, `organization_name` (required), `phone`, `email` (required), `password` (required), `fiscal_id` (cannot be changed), `address`, `city`, `postal_code`, `website`, `fax`, `terms` (required, `1` or `0`), `credentials` (object: `username` required string; `type` enum `AT`; `context` enum `Sequences`). Variant B fields: `organization_name` (optional), `fiscal_id` (required), `address` (required), `postal_code`, `city`, `email` (all optional)."},
  'request:updateAccount/account.password': {"id":"request:updateAccount/account.password","kind":"request","section":"Endpoints, Accounts, update body","words":"Variant A fields: `first_name`, `last_name`, `organization_name` (required), `phone`, `email` (required), `password` (required), `fiscal_id` (cannot be changed), `address`, `city`, `postal_code`, `website`, `fax`, `terms` (required, `1` or `0`), `credentials` (object: `username` required string; `type` enum `AT`; `context` enum `Sequences`). Variant B fields: `organization_name` (optional), `fiscal_id` (required), `address` (required), `postal_code`, `city`, `email` (all optional)."},
  'request:updateAccount/account.password/required': {"id":"request:updateAccount/account.password/required","kind":"request","section":"Endpoints, Accounts, update body","words":"Variant A fields: `first_name`, `last_name`, `organization_name` (required), `phone`, `email` (required), `password` (required), `fiscal_id` (cannot be changed), `address`, `city`, `postal_code`, `website`, `fax`, `terms` (required, `1` or `0`), `credentials` (object: `username` required string; `type` enum `AT`; `context` enum `Sequences`). Variant B fields: `organization_name` (optional), `fiscal_id` (required), `address` (required), `postal_code`, `city`, `email` (all optional)."},
  'request:updateAccount/account.fiscal_id': {"id":"request:updateAccount/account.fiscal_id","kind":"request","section":"Endpoints, Accounts, update body","words":"Variant A fields: `first_name`, `last_name`, `organization_name` (required), `phone`, `email` (required), `password` (required), `fiscal_id` (cannot be changed), `address`, `city`, `postal_code`, `website`, `fax`, `terms` (required, `1` or `0`), `credentials` (object: `username` required string; `type` enum `AT`; `context` enum `Sequences`). Variant B fields: `organization_name` (optional), `fiscal_id` (required), `address` (required), `postal_code`, `city`, `email` (all optional)."},
  'request:updateAccount/account.address': {"id":"request:updateAccount/account.address","kind":"request","section":"Endpoints, Accounts, update body","words":"Variant A fields: `first_name`, `last_name`, `organization_name` (required), `phone`, `email` (required), `password` (required), `fiscal_id` (cannot be changed), `address`, `city`, `postal_code`, `website`, `fax`, `terms` (required, `1` or `0`), `credentials` (object: `username` required string; `type` enum `AT`; `context` enum `Sequences`). Variant B fields: `organization_name` (optional), `fiscal_id` (required), `address` (required), `postal_code`, `city`, `email` (all optional)."},
  'request:updateAccount/account.city': {"id":"request:updateAccount/account.city","kind":"request","section":"Endpoints, Accounts, update body","words":"Variant A fields: `first_name`, `last_name`, `organization_name` (required), `phone`, `email` (required), `password` (required), `fiscal_id` (cannot be changed), `address`, `city`, `postal_code`, `website`, `fax`, `terms` (required, `1` or `0`), `credentials` (object: `username` required string; `type` enum `AT`; `context` enum `Sequences`). Variant B fields: `organization_name` (optional), `fiscal_id` (required), `address` (required), `postal_code`, `city`, `email` (all optional)."},
  'request:updateAccount/account.postal_code': {"id":"request:updateAccount/account.postal_code","kind":"request","section":"Endpoints, Accounts, update body","words":"Variant A fields: `first_name`, `last_name`, `organization_name` (required), `phone`, `email` (required), `password` (required), `fiscal_id` (cannot be changed), `address`, `city`, `postal_code`, `website`, `fax`, `terms` (required, `1` or `0`), `credentials` (object: `username` required string; `type` enum `AT`; `context` enum `Sequences`). Variant B fields: `organization_name` (optional), `fiscal_id` (required), `address` (required), `postal_code`, `city`, `email` (all optional)."},
  'request:updateAccount/account.website': {"id":"request:updateAccount/account.website","kind":"request","section":"Endpoints, Accounts, update body","words":"Variant A fields: `first_name`, `last_name`, `organization_name` (required), `phone`, `email` (required), `password` (required), `fiscal_id` (cannot be changed), `address`, `city`, `postal_code`, `website`, `fax`, `terms` (required, `1` or `0`), `credentials` (object: `username` required string; `type` enum `AT`; `context` enum `Sequences`). Variant B fields: `organization_name` (optional), `fiscal_id` (required), `address` (required), `postal_code`, `city`, `email` (all optional)."},
  'request:updateAccount/account.fax': {"id":"request:updateAccount/account.fax","kind":"request","section":"Endpoints, Accounts, update body","words":"Variant A fields: `first_name`, `last_name`, `organization_name` (required), `phone`, `email` (required), `password` (required), `fiscal_id` (cannot be changed), `address`, `city`, `postal_code`, `website`, `fax`, `terms` (required, `1` or `0`), `credentials` (object: `username` required string; `type` enum `AT`; `context` enum `Sequences`). Variant B fields: `organization_name` (optional), `fiscal_id` (required), `address` (required), `postal_code`, `city`, `email` (all optional)."},
  'request:updateAccount/account.terms': {"id":"request:updateAccount/account.terms","kind":"request","section":"Endpoints, Accounts, update body","words":"Variant A fields: `first_name`, `last_name`, `organization_name` (required), `phone`, `email` (required), `password` (required), `fiscal_id` (cannot be changed), `address`, `city`, `postal_code`, `website`, `fax`, `terms` (required, `1` or `0`), `credentials` (object: `username` required string; `type` enum `AT`; `context` enum `Sequences`). Variant B fields: `organization_name` (optional), `fiscal_id` (required), `address` (required), `postal_code`, `city`, `email` (all optional)."},
  'request:updateAccount/account.terms/required': {"id":"request:updateAccount/account.terms/required","kind":"request","section":"Endpoints, Accounts, update body","words":"Variant A fields: `first_name`, `last_name`, `organization_name` (required), `phone`, `email` (required), `password` (required), `fiscal_id` (cannot be changed), `address`, `city`, `postal_code`, `website`, `fax`, `terms` (required, `1` or `0`), `credentials` (object: `username` required string; `type` enum `AT`; `context` enum `Sequences`). Variant B fields: `organization_name` (optional), `fiscal_id` (required), `address` (required), `postal_code`, `city`, `email` (all optional)."},
  'request:updateAccount/account.credentials': {"id":"request:updateAccount/account.credentials","kind":"request","section":"Endpoints, Accounts, update body","words":"Variant A fields: `first_name`, `last_name`, `organization_name` (required), `phone`, `email` (required), `password` (required), `fiscal_id` (cannot be changed), `address`, `city`, `postal_code`, `website`, `fax`, `terms` (required, `1` or `0`), `credentials` (object: `username` required string; `type` enum `AT`; `context` enum `Sequences`). Variant B fields: `organization_name` (optional), `fiscal_id` (required), `address` (required), `postal_code`, `city`, `email` (all optional)."},
  'request:updateAccount/account.credentials.username': {"id":"request:updateAccount/account.credentials.username","kind":"request","section":"Endpoints, Accounts, update body","words":"Variant A fields: `first_name`, `last_name`, `organization_name` (required), `phone`, `email` (required), `password` (required), `fiscal_id` (cannot be changed), `address`, `city`, `postal_code`, `website`, `fax`, `terms` (required, `1` or `0`), `credentials` (object: `username` required string; `type` enum `AT`; `context` enum `Sequences`). Variant B fields: `organization_name` (optional), `fiscal_id` (required), `address` (required), `postal_code`, `city`, `email` (all optional)."},
  'request:updateAccount/account.credentials.username/required': {"id":"request:updateAccount/account.credentials.username/required","kind":"request","section":"Endpoints, Accounts, update body","words":"Variant A fields: `first_name`, `last_name`, `organization_name` (required), `phone`, `email` (required), `password` (required), `fiscal_id` (cannot be changed), `address`, `city`, `postal_code`, `website`, `fax`, `terms` (required, `1` or `0`), `credentials` (object: `username` required string; `type` enum `AT`; `context` enum `Sequences`). Variant B fields: `organization_name` (optional), `fiscal_id` (required), `address` (required), `postal_code`, `city`, `email` (all optional)."},
  'request:updateAccount/account.credentials.type': {"id":"request:updateAccount/account.credentials.type","kind":"request","section":"Endpoints, Accounts, update body","words":"Variant A fields: `first_name`, `last_name`, `organization_name` (required), `phone`, `email` (required), `password` (required), `fiscal_id` (cannot be changed), `address`, `city`, `postal_code`, `website`, `fax`, `terms` (required, `1` or `0`), `credentials` (object: `username` required string; `type` enum `AT`; `context` enum `Sequences`). Variant B fields: `organization_name` (optional), `fiscal_id` (required), `address` (required), `postal_code`, `city`, `email` (all optional)."},
  'request:updateAccount/account.credentials.context': {"id":"request:updateAccount/account.credentials.context","kind":"request","section":"Endpoints, Accounts, update body","words":"Variant A fields: `first_name`, `last_name`, `organization_name` (required), `phone`, `email` (required), `password` (required), `fiscal_id` (cannot be changed), `address`, `city`, `postal_code`, `website`, `fax`, `terms` (required, `1` or `0`), `credentials` (object: `username` required string; `type` enum `AT`; `context` enum `Sequences`). Variant B fields: `organization_name` (optional), `fiscal_id` (required), `address` (required), `postal_code`, `city`, `email` (all optional)."},
  'request:updateAccount/account.fiscal_id/required': {"id":"request:updateAccount/account.fiscal_id/required","kind":"request","section":"Endpoints, Accounts, update body","words":"Variant A fields: `first_name`, `last_name`, `organization_name` (required), `phone`, `email` (required), `password` (required), `fiscal_id` (cannot be changed), `address`, `city`, `postal_code`, `website`, `fax`, `terms` (required, `1` or `0`), `credentials` (object: `username` required string; `type` enum `AT`; `context` enum `Sequences`). Variant B fields: `organization_name` (optional), `fiscal_id` (required), `address` (required), `postal_code`, `city`, `email` (all optional)."},
  'request:updateAccount/account.address/required': {"id":"request:updateAccount/account.address/required","kind":"request","section":"Endpoints, Accounts, update body","words":"Variant A fields: `first_name`, `last_name`, `organization_name` (required), `phone`, `email` (required), `password` (required), `fiscal_id` (cannot be changed), `address`, `city`, `postal_code`, `website`, `fax`, `terms` (required, `1` or `0`), `credentials` (object: `username` required string; `type` enum `AT`; `context` enum `Sequences`). Variant B fields: `organization_name` (optional), `fiscal_id` (required), `address` (required), `postal_code`, `city`, `email` (all optional)."},
  'request:listItems/query.page': {"id":"request:listItems/query.page","kind":"request","section":"Endpoints, Items","words":"GET | `/items.json` | query `page` integer default 1; `per_page` integer default 10 or the account setting (10, 20 or 30) | 200 `{items: [item]}`; 401"},
  'request:listItems/query.per_page': {"id":"request:listItems/query.per_page","kind":"request","section":"Endpoints, Items","words":"GET | `/items.json` | query `page` integer default 1; `per_page` integer default 10 or the account setting (10, 20 or 30) | 200 `{items: [item]}`; 401"},
  'request:createItem/item': {"id":"request:createItem/item","kind":"request","section":"Endpoints, Items","words":"POST | `/items.json` | body `item` (required object) | 401; 422 (response body of success: see Resources)"},
  'request:createItem/item/required': {"id":"request:createItem/item/required","kind":"request","section":"Endpoints, Items","words":"POST | `/items.json` | body `item` (required object) | 401; 422 (response body of success: see Resources)"},
  'request:createItem/item.name': {"id":"request:createItem/item.name","kind":"request","section":"Resources, Item","words":"name | string | must be unique; required on create, optional on update"},
  'request:createItem/item.name/required': {"id":"request:createItem/item.name/required","kind":"request","section":"Resources, Item","words":"name | string | must be unique; required on create, optional on update"},
  'request:createItem/item.description': {"id":"request:createItem/item.description","kind":"request","section":"Resources, Item","words":"description | string | required on create, optional on update"},
  'request:createItem/item.description/required': {"id":"request:createItem/item.description/required","kind":"request","section":"Resources, Item","words":"description | string | required on create, optional on update"},
  'request:createItem/item.unit_price': {"id":"request:createItem/item.unit_price","kind":"request","section":"Resources, Item","words":"unit_price | string on input (number in responses) | required; a number >= 0.0"},
  'request:createItem/item.unit_price/required': {"id":"request:createItem/item.unit_price/required","kind":"request","section":"Resources, Item","words":"unit_price | string on input (number in responses) | required; a number >= 0.0"},
  'request:createItem/item.unit': {"id":"request:createItem/item.unit","kind":"request","section":"Resources, Item","words":"unit | string | optional unit of measure"},
  'request:createItem/item.tax': {"id":"request:createItem/item.tax","kind":"request","section":"Resources, Item","words":"tax | object | optional; if absent no tax is applied to the item"},
  'request:createItem/item.tax.name': {"id":"request:createItem/item.tax.name","kind":"request","section":"Resources, Item","words":"tax.name | string | optional; name of the tax to use; if no tax has that name, no tax is applied"},
  'request:getItem/path.item-id': {"id":"request:getItem/path.item-id","kind":"request","section":"Endpoints, Items","words":"GET | `/items/:item-id.json` | path `item-id` integer | 200 `{item}`; 401; 404"},
  'request:getItem/path.item-id/required': {"id":"request:getItem/path.item-id/required","kind":"request","section":"Endpoints, Items","words":"GET | `/items/:item-id.json` | path `item-id` integer | 200 `{item}`; 401; 404"},
  'request:updateItem/path.item-id': {"id":"request:updateItem/path.item-id","kind":"request","section":"Endpoints, Items","words":"PUT | `/items/:item-id.json` | path `item-id`; body `item` | 200 empty; 401; 404; 422"},
  'request:updateItem/path.item-id/required': {"id":"request:updateItem/path.item-id/required","kind":"request","section":"Endpoints, Items","words":"PUT | `/items/:item-id.json` | path `item-id`; body `item` | 200 empty; 401; 404; 422"},
  'request:updateItem/item': {"id":"request:updateItem/item","kind":"request","section":"Endpoints, Items","words":"PUT | `/items/:item-id.json` | path `item-id`; body `item` | 200 empty; 401; 404; 422"},
  'request:updateItem/item/required': {"id":"request:updateItem/item/required","kind":"request","section":"Endpoints, Items","words":"PUT | `/items/:item-id.json` | path `item-id`; body `item` | 200 empty; 401; 404; 422"},
  'request:updateItem/item.name': {"id":"request:updateItem/item.name","kind":"request","section":"Resources, Item","words":"name | string | must be unique; required on create, optional on update"},
  'request:updateItem/item.description': {"id":"request:updateItem/item.description","kind":"request","section":"Resources, Item","words":"description | string | required on create, optional on update"},
  'request:updateItem/item.unit_price': {"id":"request:updateItem/item.unit_price","kind":"request","section":"Resources, Item","words":"unit_price | string on input (number in responses) | required; a number >= 0.0"},
  'request:updateItem/item.unit': {"id":"request:updateItem/item.unit","kind":"request","section":"Resources, Item","words":"unit | string | optional unit of measure"},
  'request:updateItem/item.tax': {"id":"request:updateItem/item.tax","kind":"request","section":"Resources, Item","words":"tax | object | optional; if absent no tax is applied to the item"},
  'request:updateItem/item.tax.name': {"id":"request:updateItem/item.tax.name","kind":"request","section":"Resources, Item","words":"tax.name | string | optional; name of the tax to use; if no tax has that name, no tax is applied"},
  'request:createTax/tax': {"id":"request:createTax/tax","kind":"request","section":"Endpoints, Taxes","words":"POST | `/taxes.json` | body `tax` (required object: name, value, region, default_tax) | 201 tax; 401; 422"},
  'request:createTax/tax/required': {"id":"request:createTax/tax/required","kind":"request","section":"Endpoints, Taxes","words":"POST | `/taxes.json` | body `tax` (required object: name, value, region, default_tax) | 201 tax; 401; 422"},
  'request:getTax/path.tax-id': {"id":"request:getTax/path.tax-id","kind":"request","section":"Endpoints, Taxes","words":"GET | `/taxes/:tax-id.json` | path `tax-id` integer | 200 tax; 401; 404"},
  'request:getTax/path.tax-id/required': {"id":"request:getTax/path.tax-id/required","kind":"request","section":"Endpoints, Taxes","words":"GET | `/taxes/:tax-id.json` | path `tax-id` integer | 200 tax; 401; 404"},
  'request:updateTax/path.tax-id': {"id":"request:updateTax/path.tax-id","kind":"request","section":"Endpoints, Taxes","words":"PUT | `/taxes/:tax-id.json` | path `tax-id`; body `tax` | 200 empty; 401; 404; 422"},
  'request:updateTax/path.tax-id/required': {"id":"request:updateTax/path.tax-id/required","kind":"request","section":"Endpoints, Taxes","words":"PUT | `/taxes/:tax-id.json` | path `tax-id`; body `tax` | 200 empty; 401; 404; 422"},
  'request:updateTax/tax': {"id":"request:updateTax/tax","kind":"request","section":"Endpoints, Taxes","words":"PUT | `/taxes/:tax-id.json` | path `tax-id`; body `tax` | 200 empty; 401; 404; 422"},
  'request:updateTax/tax/required': {"id":"request:updateTax/tax/required","kind":"request","section":"Endpoints, Taxes","words":"PUT | `/taxes/:tax-id.json` | path `tax-id`; body `tax` | 200 empty; 401; 404; 422"},
  'request:deleteTax/path.tax-id': {"id":"request:deleteTax/path.tax-id","kind":"request","section":"Endpoints, Taxes","words":"DELETE | `/taxes/:tax-id.json` | path `tax-id` | 200 empty; 401; 404"},
  'request:deleteTax/path.tax-id/required': {"id":"request:deleteTax/path.tax-id/required","kind":"request","section":"Endpoints, Taxes","words":"DELETE | `/taxes/:tax-id.json` | path `tax-id` | 200 empty; 401; 404"},
  'request:listClients/query.page': {"id":"request:listClients/query.page","kind":"request","section":"Endpoints, Clients","words":"GET | `/clients.json` | query `page`, `per_page` (as items) | 200 `{clients: [client], pagination}`; 401"},
  'request:listClients/query.per_page': {"id":"request:listClients/query.per_page","kind":"request","section":"Endpoints, Clients","words":"GET | `/clients.json` | query `page`, `per_page` (as items) | 200 `{clients: [client], pagination}`; 401"},
  'request:createClient/client': {"id":"request:createClient/client","kind":"request","section":"Endpoints, Clients","words":"POST | `/clients.json` | creates a client | body: not shown"},
  'request:createClient/client/required': {"id":"request:createClient/client/required","kind":"request","section":"Endpoints, Clients","words":"POST | `/clients.json` | creates a client | body: not shown"},
  'request:createClient/client.name': {"id":"request:createClient/client.name","kind":"request","section":"Resources, Client","words":"name | string | required; normally a company name"},
  'request:createClient/client.name/required': {"id":"request:createClient/client.name/required","kind":"request","section":"Resources, Client","words":"name | string | required; normally a company name"},
  'request:createClient/client.code': {"id":"request:createClient/client.code","kind":"request","section":"Resources, Client","words":"code | string | required; caller's own code for the client"},
  'request:createClient/client.code/required': {"id":"request:createClient/client.code/required","kind":"request","section":"Resources, Client","words":"code | string | required; caller's own code for the client"},
  'request:createClient/client.email': {"id":"request:createClient/client.email","kind":"request","section":"Resources, Client","words":"email | string | optional; a valid e-mail address"},
  'request:createClient/client.language': {"id":"request:createClient/client.language","kind":"request","section":"Resources, Client","words":"language | string | optional; one of `en`, `pt`, `es`; defaults to the account language"},
  'request:createClient/client.address': {"id":"request:createClient/client.address","kind":"request","section":"Resources, Client","words":"address | string | optional"},
  'request:createClient/client.city': {"id":"request:createClient/client.city","kind":"request","section":"Resources, Client","words":"city | string | optional"},
  'request:createClient/client.postal_code': {"id":"request:createClient/client.postal_code","kind":"request","section":"Resources, Client","words":"postal_code | string | optional"},
  'request:createClient/client.country': {"id":"request:createClient/client.country","kind":"request","section":"Resources, Client","words":"country | string | optional; when given should match an entry of the service's country list"},
  'request:createClient/client.fiscal_id': {"id":"request:createClient/client.fiscal_id","kind":"request","section":"Resources, Client","words":"fiscal_id | string | optional"},
  'request:createClient/client.website': {"id":"request:createClient/client.website","kind":"request","section":"Resources, Client","words":"website | string | optional"},
  'request:createClient/client.phone': {"id":"request:createClient/client.phone","kind":"request","section":"Resources, Client","words":"phone | string | optional"},
  'request:createClient/client.fax': {"id":"request:createClient/client.fax","kind":"request","section":"Resources, Client","words":"fax | string | optional"},
  'request:createClient/client.preferred_contact': {"id":"request:createClient/client.preferred_contact","kind":"request","section":"Resources, Client","words":"preferred_contact | object | optional; fields `name`, `email`, `phone` (all strings, optional)"},
  'request:createClient/client.preferred_contact.name': {"id":"request:createClient/client.preferred_contact.name","kind":"request","section":"Resources, Client","words":"preferred_contact | object | optional; fields `name`, `email`, `phone` (all strings, optional)"},
  'request:createClient/client.preferred_contact.email': {"id":"request:createClient/client.preferred_contact.email","kind":"request","section":"Resources, Client","words":"preferred_contact | object | optional; fields `name`, `email`, `phone` (all strings, optional)"},
  'request:createClient/client.preferred_contact.phone': {"id":"request:createClient/client.preferred_contact.phone","kind":"request","section":"Resources, Client","words":"preferred_contact | object | optional; fields `name`, `email`, `phone` (all strings, optional)"},
  'request:createClient/client.observations': {"id":"request:createClient/client.observations","kind":"request","section":"Resources, Client","words":"observations | string | optional; default text added to the observations of every document sent to this client"},
  'request:createClient/client.send_options': {"id":"request:createClient/client.send_options","kind":"request","section":"Resources, Client","words":"send_options | string | optional; `1` original only, `2` original and duplicate, `3` original, duplicate and triplicate; affects the generated PDF"},
  'request:getClient/path.client-id': {"id":"request:getClient/path.client-id","kind":"request","section":"Endpoints, Clients","words":"GET | `/clients/:client-id.json` | path `client-id` integer | 200 `{client}`; 401; 404"},
  'request:getClient/path.client-id/required': {"id":"request:getClient/path.client-id/required","kind":"request","section":"Endpoints, Clients","words":"GET | `/clients/:client-id.json` | path `client-id` integer | 200 `{client}`; 401; 404"},
  'request:updateClient/path.client-id': {"id":"request:updateClient/path.client-id","kind":"request","section":"Endpoints, Clients","words":"PUT | `/clients/:client-id.json` | path `client-id`; body `client` (fields of the Client table; `name` and `code` required) | 401; 404; 422 documented as applicable"},
  'request:updateClient/path.client-id/required': {"id":"request:updateClient/path.client-id/required","kind":"request","section":"Endpoints, Clients","words":"PUT | `/clients/:client-id.json` | path `client-id`; body `client` (fields of the Client table; `name` and `code` required) | 401; 404; 422 documented as applicable"},
  'request:updateClient/client': {"id":"request:updateClient/client","kind":"request","section":"Endpoints, Clients","words":"PUT | `/clients/:client-id.json` | path `client-id`; body `client` (fields of the Client table; `name` and `code` required) | 401; 404; 422 documented as applicable"},
  'request:updateClient/client/required': {"id":"request:updateClient/client/required","kind":"request","section":"Endpoints, Clients","words":"PUT | `/clients/:client-id.json` | path `client-id`; body `client` (fields of the Client table; `name` and `code` required) | 401; 404; 422 documented as applicable"},
  'request:updateClient/client.name': {"id":"request:updateClient/client.name","kind":"request","section":"Resources, Client","words":"name | string | required; normally a company name"},
  'request:updateClient/client.name/required': {"id":"request:updateClient/client.name/required","kind":"request","section":"Resources, Client","words":"name | string | required; normally a company name"},
  'request:updateClient/client.code': {"id":"request:updateClient/client.code","kind":"request","section":"Resources, Client","words":"code | string | required; caller's own code for the client"},
  'request:updateClient/client.code/required': {"id":"request:updateClient/client.code/required","kind":"request","section":"Resources, Client","words":"code | string | required; caller's own code for the client"},
  'request:updateClient/client.email': {"id":"request:updateClient/client.email","kind":"request","section":"Resources, Client","words":"email | string | optional; a valid e-mail address"},
  'request:updateClient/client.language': {"id":"request:updateClient/client.language","kind":"request","section":"Resources, Client","words":"language | string | optional; one of `en`, `pt`, `es`; defaults to the account language"},
  'request:updateClient/client.address': {"id":"request:updateClient/client.address","kind":"request","section":"Resources, Client","words":"address | string | optional"},
  'request:updateClient/client.city': {"id":"request:updateClient/client.city","kind":"request","section":"Resources, Client","words":"city | string | optional"},
  'request:updateClient/client.postal_code': {"id":"request:updateClient/client.postal_code","kind":"request","section":"Resources, Client","words":"postal_code | string | optional"},
  'request:updateClient/client.country': {"id":"request:updateClient/client.country","kind":"request","section":"Resources, Client","words":"country | string | optional; when given should match an entry of the service's country list"},
  'request:updateClient/client.fiscal_id': {"id":"request:updateClient/client.fiscal_id","kind":"request","section":"Resources, Client","words":"fiscal_id | string | optional"},
  'request:updateClient/client.website': {"id":"request:updateClient/client.website","kind":"request","section":"Resources, Client","words":"website | string | optional"},
  'request:updateClient/client.phone': {"id":"request:updateClient/client.phone","kind":"request","section":"Resources, Client","words":"phone | string | optional"},
  'request:updateClient/client.fax': {"id":"request:updateClient/client.fax","kind":"request","section":"Resources, Client","words":"fax | string | optional"},
  'request:updateClient/client.preferred_contact': {"id":"request:updateClient/client.preferred_contact","kind":"request","section":"Resources, Client","words":"preferred_contact | object | optional; fields `name`, `email`, `phone` (all strings, optional)"},
  'request:updateClient/client.preferred_contact.name': {"id":"request:updateClient/client.preferred_contact.name","kind":"request","section":"Resources, Client","words":"preferred_contact | object | optional; fields `name`, `email`, `phone` (all strings, optional)"},
  'request:updateClient/client.preferred_contact.email': {"id":"request:updateClient/client.preferred_contact.email","kind":"request","section":"Resources, Client","words":"preferred_contact | object | optional; fields `name`, `email`, `phone` (all strings, optional)"},
  'request:updateClient/client.preferred_contact.phone': {"id":"request:updateClient/client.preferred_contact.phone","kind":"request","section":"Resources, Client","words":"preferred_contact | object | optional; fields `name`, `email`, `phone` (all strings, optional)"},
  'request:updateClient/client.observations': {"id":"request:updateClient/client.observations","kind":"request","section":"Resources, Client","words":"observations | string | optional; default text added to the observations of every document sent to this client"},
  'request:updateClient/client.send_options': {"id":"request:updateClient/client.send_options","kind":"request","section":"Resources, Client","words":"send_options | string | optional; `1` original only, `2` original and duplicate, `3` original, duplicate and triplicate; affects the generated PDF"},
  'request:listClientInvoices/path.client_id': {"id":"request:listClientInvoices/path.client_id","kind":"request","section":"Endpoints, Clients","words":"POST | `/clients/:client_id/invoices.json` | lists a client's invoices; filterable by document status, type and archived or not | body and response: not shown"},
  'request:listClientInvoices/path.client_id/required': {"id":"request:listClientInvoices/path.client_id/required","kind":"request","section":"Endpoints, Clients","words":"POST | `/clients/:client_id/invoices.json` | lists a client's invoices; filterable by document status, type and archived or not | body and response: not shown"},
  'request:createSequence/sequence': {"id":"request:createSequence/sequence","kind":"request","section":"Endpoints, Sequences","words":"POST | `/sequences.json` | body `sequence`: `serie` string required; `default_sequence` string optional, `1` makes it the default. Creates and registers the sequence; Portuguese accounts need tax-authority credentials configured | response body: not shown"},
  'request:createSequence/sequence/required': {"id":"request:createSequence/sequence/required","kind":"request","section":"Endpoints, Sequences","words":"POST | `/sequences.json` | body `sequence`: `serie` string required; `default_sequence` string optional, `1` makes it the default. Creates and registers the sequence; Portuguese accounts need tax-authority credentials configured | response body: not shown"},
  'request:createSequence/sequence.serie': {"id":"request:createSequence/sequence.serie","kind":"request","section":"Endpoints, Sequences","words":"POST | `/sequences.json` | body `sequence`: `serie` string required; `default_sequence` string optional, `1` makes it the default. Creates and registers the sequence; Portuguese accounts need tax-authority credentials configured | response body: not shown"},
  'request:createSequence/sequence.serie/required': {"id":"request:createSequence/sequence.serie/required","kind":"request","section":"Endpoints, Sequences","words":"POST | `/sequences.json` | body `sequence`: `serie` string required; `default_sequence` string optional, `1` makes it the default. Creates and registers the sequence; Portuguese accounts need tax-authority credentials configured | response body: not shown"},
  'request:createSequence/sequence.default_sequence': {"id":"request:createSequence/sequence.default_sequence","kind":"request","section":"Endpoints, Sequences","words":"POST | `/sequences.json` | body `sequence`: `serie` string required; `default_sequence` string optional, `1` makes it the default. Creates and registers the sequence; Portuguese accounts need tax-authority credentials configured | response body: not shown"},
  'request:getSequence/path.sequence-id': {"id":"request:getSequence/path.sequence-id","kind":"request","section":"Endpoints, Sequences","words":"GET | `/sequences/:sequence-id.json` | path `sequence-id` integer | 200 `{sequence}`; 401; 404"},
  'request:getSequence/path.sequence-id/required': {"id":"request:getSequence/path.sequence-id/required","kind":"request","section":"Endpoints, Sequences","words":"GET | `/sequences/:sequence-id.json` | path `sequence-id` integer | 200 `{sequence}`; 401; 404"},
  'request:setCurrentSequence/path.sequence-id': {"id":"request:setCurrentSequence/path.sequence-id","kind":"request","section":"Endpoints, Sequences","words":"PUT | `/sequences/:sequence-id/set_current.json` | no body; path `sequence-id` integer; makes it the default | 200 empty; 401; 404; 422"},
  'request:setCurrentSequence/path.sequence-id/required': {"id":"request:setCurrentSequence/path.sequence-id/required","kind":"request","section":"Endpoints, Sequences","words":"PUT | `/sequences/:sequence-id/set_current.json` | no body; path `sequence-id` integer; makes it the default | 200 empty; 401; 404; 422"},
  'request:registerSequence/path.sequence_id': {"id":"request:registerSequence/path.sequence_id","kind":"request","section":"Endpoints, Sequences","words":"PUT | `/sequences/:sequence_id/register.json` | registers the sequence with the tax authority | payload and responses: not shown"},
  'request:registerSequence/path.sequence_id/required': {"id":"request:registerSequence/path.sequence_id/required","kind":"request","section":"Endpoints, Sequences","words":"PUT | `/sequences/:sequence_id/register.json` | registers the sequence with the tax authority | payload and responses: not shown"},
  'request:listInvoices/query.text': {"id":"request:listInvoices/query.text","kind":"request","section":"Endpoints, List filters","words":"text | string | all lists"},
  'request:listInvoices/query.type[]': {"id":"request:listInvoices/query.type[]","kind":"request","section":"Endpoints, Documents","words":"GET | `/invoices.json` | list invoices; other types via `/invoice_receipts.json`, `/simplified_invoices.json`, `/vat_moss_invoices`, `/credit_notes.json`, `/debit_notes.json`, `/receipts.json`; filters only work on `/invoices.json`"},
  'request:listInvoices/query.status[]': {"id":"request:listInvoices/query.status[]","kind":"request","section":"Endpoints, Documents","words":"GET | `/invoices.json` | list invoices; other types via `/invoice_receipts.json`, `/simplified_invoices.json`, `/vat_moss_invoices`, `/credit_notes.json`, `/debit_notes.json`, `/receipts.json`; filters only work on `/invoices.json`"},
  'request:listInvoices/query.date[from]': {"id":"request:listInvoices/query.date[from]","kind":"request","section":"Endpoints, List filters","words":"date[from], date[to] | dd/mm/yyyy | invoices, estimates, purchase orders"},
  'request:listInvoices/query.date[to]': {"id":"request:listInvoices/query.date[to]","kind":"request","section":"Endpoints, List filters","words":"date[from], date[to] | dd/mm/yyyy | invoices, estimates, purchase orders"},
  'request:listInvoices/query.due_date[from]': {"id":"request:listInvoices/query.due_date[from]","kind":"request","section":"Endpoints, List filters","words":"due_date[from], due_date[to] | dd/mm/yyyy | invoices, estimates, purchase orders"},
  'request:listInvoices/query.due_date[to]': {"id":"request:listInvoices/query.due_date[to]","kind":"request","section":"Endpoints, List filters","words":"due_date[from], due_date[to] | dd/mm/yyyy | invoices, estimates, purchase orders"},
  'request:listInvoices/query.total_before_taxes[from]': {"id":"request:listInvoices/query.total_before_taxes[from]","kind":"request","section":"Endpoints, List filters","words":"total_before_taxes[from], total_before_taxes[to] | decimal | invoices, estimates, purchase orders"},
  'request:listInvoices/query.total_before_taxes[to]': {"id":"request:listInvoices/query.total_before_taxes[to]","kind":"request","section":"Endpoints, List filters","words":"total_before_taxes[from], total_before_taxes[to] | decimal | invoices, estimates, purchase orders"},
  'request:listInvoices/query.non_archived': {"id":"request:listInvoices/query.non_archived","kind":"request","section":"Endpoints, List filters","words":"non_archived | boolean | all lists"},
  'request:listInvoices/query.archived': {"id":"request:listInvoices/query.archived","kind":"request","section":"Endpoints, List filters","words":"archived | boolean | all lists"},
  'request:listInvoices/query.page': {"id":"request:listInvoices/query.page","kind":"request","section":"Endpoints, List filters","words":"page | integer | all lists"},
  'request:listInvoices/query.per_page': {"id":"request:listInvoices/query.per_page","kind":"request","section":"Endpoints, List filters","words":"per_page | integer | all lists"},
  'request:getInvoice/path.document-id': {"id":"request:getInvoice/path.document-id","kind":"request","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'request:getInvoice/path.document-id/required': {"id":"request:getInvoice/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'request:updateInvoice/path.document-id': {"id":"request:updateInvoice/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'request:updateInvoice/path.document-id/required': {"id":"request:updateInvoice/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'request:changeInvoiceState/path.document-id': {"id":"request:changeInvoiceState/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'request:changeInvoiceState/path.document-id/required': {"id":"request:changeInvoiceState/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'request:emailInvoice/path.document-id': {"id":"request:emailInvoice/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailInvoice/path.document-id/required': {"id":"request:emailInvoice/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailInvoice/message': {"id":"request:emailInvoice/message","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailInvoice/message/required': {"id":"request:emailInvoice/message/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailInvoice/message.client': {"id":"request:emailInvoice/message.client","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailInvoice/message.client/required': {"id":"request:emailInvoice/message.client/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailInvoice/message.client.email': {"id":"request:emailInvoice/message.client.email","kind":"request","section":"Endpoints, Send by e-mail","words":"client.email | string | yes | valid e-mail address; recipient"},
  'request:emailInvoice/message.client.email/required': {"id":"request:emailInvoice/message.client.email/required","kind":"request","section":"Endpoints, Send by e-mail","words":"client.email | string | yes | valid e-mail address; recipient"},
  'request:emailInvoice/message.client.save': {"id":"request:emailInvoice/message.client.save","kind":"request","section":"Endpoints, Send by e-mail","words":"client.save | string | yes | `0` do not save; `1` save or update the client's e-mail"},
  'request:emailInvoice/message.client.save/required': {"id":"request:emailInvoice/message.client.save/required","kind":"request","section":"Endpoints, Send by e-mail","words":"client.save | string | yes | `0` do not save; `1` save or update the client's e-mail"},
  'request:emailInvoice/message.subject': {"id":"request:emailInvoice/message.subject","kind":"request","section":"Endpoints, Send by e-mail","words":"subject | string | no"},
  'request:emailInvoice/message.body': {"id":"request:emailInvoice/message.body","kind":"request","section":"Endpoints, Send by e-mail","words":"body | string | no"},
  'request:emailInvoice/message.cc': {"id":"request:emailInvoice/message.cc","kind":"request","section":"Endpoints, Send by e-mail","words":"cc | string | no | valid e-mail address"},
  'request:emailInvoice/message.bcc': {"id":"request:emailInvoice/message.bcc","kind":"request","section":"Endpoints, Send by e-mail","words":"bcc | string | no | valid e-mail address"},
  'request:emailInvoice/message.logo': {"id":"request:emailInvoice/message.logo","kind":"request","section":"Endpoints, Send by e-mail","words":"logo | string | no | `0` or `1`; default `0`; only some plans; ignored if the account has no logo configured; unavailable for trial accounts"},
  'request:getInvoiceReceipt/path.document-id': {"id":"request:getInvoiceReceipt/path.document-id","kind":"request","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'request:getInvoiceReceipt/path.document-id/required': {"id":"request:getInvoiceReceipt/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'request:updateInvoiceReceipt/path.document-id': {"id":"request:updateInvoiceReceipt/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'request:updateInvoiceReceipt/path.document-id/required': {"id":"request:updateInvoiceReceipt/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'request:changeInvoiceReceiptState/path.document-id': {"id":"request:changeInvoiceReceiptState/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'request:changeInvoiceReceiptState/path.document-id/required': {"id":"request:changeInvoiceReceiptState/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'request:emailInvoiceReceipt/path.document-id': {"id":"request:emailInvoiceReceipt/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailInvoiceReceipt/path.document-id/required': {"id":"request:emailInvoiceReceipt/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailInvoiceReceipt/message': {"id":"request:emailInvoiceReceipt/message","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailInvoiceReceipt/message/required': {"id":"request:emailInvoiceReceipt/message/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailInvoiceReceipt/message.client': {"id":"request:emailInvoiceReceipt/message.client","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailInvoiceReceipt/message.client/required': {"id":"request:emailInvoiceReceipt/message.client/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailInvoiceReceipt/message.client.email': {"id":"request:emailInvoiceReceipt/message.client.email","kind":"request","section":"Endpoints, Send by e-mail","words":"client.email | string | yes | valid e-mail address; recipient"},
  'request:emailInvoiceReceipt/message.client.email/required': {"id":"request:emailInvoiceReceipt/message.client.email/required","kind":"request","section":"Endpoints, Send by e-mail","words":"client.email | string | yes | valid e-mail address; recipient"},
  'request:emailInvoiceReceipt/message.client.save': {"id":"request:emailInvoiceReceipt/message.client.save","kind":"request","section":"Endpoints, Send by e-mail","words":"client.save | string | yes | `0` do not save; `1` save or update the client's e-mail"},
  'request:emailInvoiceReceipt/message.client.save/required': {"id":"request:emailInvoiceReceipt/message.client.save/required","kind":"request","section":"Endpoints, Send by e-mail","words":"client.save | string | yes | `0` do not save; `1` save or update the client's e-mail"},
  'request:emailInvoiceReceipt/message.subject': {"id":"request:emailInvoiceReceipt/message.subject","kind":"request","section":"Endpoints, Send by e-mail","words":"subject | string | no"},
  'request:emailInvoiceReceipt/message.body': {"id":"request:emailInvoiceReceipt/message.body","kind":"request","section":"Endpoints, Send by e-mail","words":"body | string | no"},
  'request:emailInvoiceReceipt/message.cc': {"id":"request:emailInvoiceReceipt/message.cc","kind":"request","section":"Endpoints, Send by e-mail","words":"cc | string | no | valid e-mail address"},
  'request:emailInvoiceReceipt/message.bcc': {"id":"request:emailInvoiceReceipt/message.bcc","kind":"request","section":"Endpoints, Send by e-mail","words":"bcc | string | no | valid e-mail address"},
  'request:emailInvoiceReceipt/message.logo': {"id":"request:emailInvoiceReceipt/message.logo","kind":"request","section":"Endpoints, Send by e-mail","words":"logo | string | no | `0` or `1`; default `0`; only some plans; ignored if the account has no logo configured; unavailable for trial accounts"},
  'request:getSimplifiedInvoice/path.document-id': {"id":"request:getSimplifiedInvoice/path.document-id","kind":"request","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'request:getSimplifiedInvoice/path.document-id/required': {"id":"request:getSimplifiedInvoice/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'request:updateSimplifiedInvoice/path.document-id': {"id":"request:updateSimplifiedInvoice/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'request:updateSimplifiedInvoice/path.document-id/required': {"id":"request:updateSimplifiedInvoice/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'request:changeSimplifiedInvoiceState/path.document-id': {"id":"request:changeSimplifiedInvoiceState/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'request:changeSimplifiedInvoiceState/path.document-id/required': {"id":"request:changeSimplifiedInvoiceState/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'request:emailSimplifiedInvoice/path.document-id': {"id":"request:emailSimplifiedInvoice/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailSimplifiedInvoice/path.document-id/required': {"id":"request:emailSimplifiedInvoice/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailSimplifiedInvoice/message': {"id":"request:emailSimplifiedInvoice/message","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailSimplifiedInvoice/message/required': {"id":"request:emailSimplifiedInvoice/message/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailSimplifiedInvoice/message.client': {"id":"request:emailSimplifiedInvoice/message.client","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailSimplifiedInvoice/message.client/required': {"id":"request:emailSimplifiedInvoice/message.client/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailSimplifiedInvoice/message.client.email': {"id":"request:emailSimplifiedInvoice/message.client.email","kind":"request","section":"Endpoints, Send by e-mail","words":"client.email | string | yes | valid e-mail address; recipient"},
  'request:emailSimplifiedInvoice/message.client.email/required': {"id":"request:emailSimplifiedInvoice/message.client.email/required","kind":"request","section":"Endpoints, Send by e-mail","words":"client.email | string | yes | valid e-mail address; recipient"},
  'request:emailSimplifiedInvoice/message.client.save': {"id":"request:emailSimplifiedInvoice/message.client.save","kind":"request","section":"Endpoints, Send by e-mail","words":"client.save | string | yes | `0` do not save; `1` save or update the client's e-mail"},
  'request:emailSimplifiedInvoice/message.client.save/required': {"id":"request:emailSimplifiedInvoice/message.client.save/required","kind":"request","section":"Endpoints, Send by e-mail","words":"client.save | string | yes | `0` do not save; `1` save or update the client's e-mail"},
  'request:emailSimplifiedInvoice/message.subject': {"id":"request:emailSimplifiedInvoice/message.subject","kind":"request","section":"Endpoints, Send by e-mail","words":"subject | string | no"},
  'request:emailSimplifiedInvoice/message.body': {"id":"request:emailSimplifiedInvoice/message.body","kind":"request","section":"Endpoints, Send by e-mail","words":"body | string | no"},
  'request:emailSimplifiedInvoice/message.cc': {"id":"request:emailSimplifiedInvoice/message.cc","kind":"request","section":"Endpoints, Send by e-mail","words":"cc | string | no | valid e-mail address"},
  'request:emailSimplifiedInvoice/message.bcc': {"id":"request:emailSimplifiedInvoice/message.bcc","kind":"request","section":"Endpoints, Send by e-mail","words":"bcc | string | no | valid e-mail address"},
  'request:emailSimplifiedInvoice/message.logo': {"id":"request:emailSimplifiedInvoice/message.logo","kind":"request","section":"Endpoints, Send by e-mail","words":"logo | string | no | `0` or `1`; default `0`; only some plans; ignored if the account has no logo configured; unavailable for trial accounts"},
  'request:getVatMossInvoice/path.document-id': {"id":"request:getVatMossInvoice/path.document-id","kind":"request","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'request:getVatMossInvoice/path.document-id/required': {"id":"request:getVatMossInvoice/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'request:updateVatMossInvoice/path.document-id': {"id":"request:updateVatMossInvoice/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'request:updateVatMossInvoice/path.document-id/required': {"id":"request:updateVatMossInvoice/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'request:changeVatMossInvoiceState/path.document-id': {"id":"request:changeVatMossInvoiceState/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'request:changeVatMossInvoiceState/path.document-id/required': {"id":"request:changeVatMossInvoiceState/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'request:emailVatMossInvoice/path.document-id': {"id":"request:emailVatMossInvoice/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailVatMossInvoice/path.document-id/required': {"id":"request:emailVatMossInvoice/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailVatMossInvoice/message': {"id":"request:emailVatMossInvoice/message","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailVatMossInvoice/message/required': {"id":"request:emailVatMossInvoice/message/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailVatMossInvoice/message.client': {"id":"request:emailVatMossInvoice/message.client","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailVatMossInvoice/message.client/required': {"id":"request:emailVatMossInvoice/message.client/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailVatMossInvoice/message.client.email': {"id":"request:emailVatMossInvoice/message.client.email","kind":"request","section":"Endpoints, Send by e-mail","words":"client.email | string | yes | valid e-mail address; recipient"},
  'request:emailVatMossInvoice/message.client.email/required': {"id":"request:emailVatMossInvoice/message.client.email/required","kind":"request","section":"Endpoints, Send by e-mail","words":"client.email | string | yes | valid e-mail address; recipient"},
  'request:emailVatMossInvoice/message.client.save': {"id":"request:emailVatMossInvoice/message.client.save","kind":"request","section":"Endpoints, Send by e-mail","words":"client.save | string | yes | `0` do not save; `1` save or update the client's e-mail"},
  'request:emailVatMossInvoice/message.client.save/required': {"id":"request:emailVatMossInvoice/message.client.save/required","kind":"request","section":"Endpoints, Send by e-mail","words":"client.save | string | yes | `0` do not save; `1` save or update the client's e-mail"},
  'request:emailVatMossInvoice/message.subject': {"id":"request:emailVatMossInvoice/message.subject","kind":"request","section":"Endpoints, Send by e-mail","words":"subject | string | no"},
  'request:emailVatMossInvoice/message.body': {"id":"request:emailVatMossInvoice/message.body","kind":"request","section":"Endpoints, Send by e-mail","words":"body | string | no"},
  'request:emailVatMossInvoice/message.cc': {"id":"request:emailVatMossInvoice/message.cc","kind":"request","section":"Endpoints, Send by e-mail","words":"cc | string | no | valid e-mail address"},
  'request:emailVatMossInvoice/message.bcc': {"id":"request:emailVatMossInvoice/message.bcc","kind":"request","section":"Endpoints, Send by e-mail","words":"bcc | string | no | valid e-mail address"},
  'request:emailVatMossInvoice/message.logo': {"id":"request:emailVatMossInvoice/message.logo","kind":"request","section":"Endpoints, Send by e-mail","words":"logo | string | no | `0` or `1`; default `0`; only some plans; ignored if the account has no logo configured; unavailable for trial accounts"},
  'request:getCreditNote/path.document-id': {"id":"request:getCreditNote/path.document-id","kind":"request","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'request:getCreditNote/path.document-id/required': {"id":"request:getCreditNote/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'request:updateCreditNote/path.document-id': {"id":"request:updateCreditNote/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'request:updateCreditNote/path.document-id/required': {"id":"request:updateCreditNote/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'request:changeCreditNoteState/path.document-id': {"id":"request:changeCreditNoteState/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'request:changeCreditNoteState/path.document-id/required': {"id":"request:changeCreditNoteState/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'request:emailCreditNote/path.document-id': {"id":"request:emailCreditNote/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailCreditNote/path.document-id/required': {"id":"request:emailCreditNote/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailCreditNote/message': {"id":"request:emailCreditNote/message","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailCreditNote/message/required': {"id":"request:emailCreditNote/message/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailCreditNote/message.client': {"id":"request:emailCreditNote/message.client","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailCreditNote/message.client/required': {"id":"request:emailCreditNote/message.client/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailCreditNote/message.client.email': {"id":"request:emailCreditNote/message.client.email","kind":"request","section":"Endpoints, Send by e-mail","words":"client.email | string | yes | valid e-mail address; recipient"},
  'request:emailCreditNote/message.client.email/required': {"id":"request:emailCreditNote/message.client.email/required","kind":"request","section":"Endpoints, Send by e-mail","words":"client.email | string | yes | valid e-mail address; recipient"},
  'request:emailCreditNote/message.client.save': {"id":"request:emailCreditNote/message.client.save","kind":"request","section":"Endpoints, Send by e-mail","words":"client.save | string | yes | `0` do not save; `1` save or update the client's e-mail"},
  'request:emailCreditNote/message.client.save/required': {"id":"request:emailCreditNote/message.client.save/required","kind":"request","section":"Endpoints, Send by e-mail","words":"client.save | string | yes | `0` do not save; `1` save or update the client's e-mail"},
  'request:emailCreditNote/message.subject': {"id":"request:emailCreditNote/message.subject","kind":"request","section":"Endpoints, Send by e-mail","words":"subject | string | no"},
  'request:emailCreditNote/message.body': {"id":"request:emailCreditNote/message.body","kind":"request","section":"Endpoints, Send by e-mail","words":"body | string | no"},
  'request:emailCreditNote/message.cc': {"id":"request:emailCreditNote/message.cc","kind":"request","section":"Endpoints, Send by e-mail","words":"cc | string | no | valid e-mail address"},
  'request:emailCreditNote/message.bcc': {"id":"request:emailCreditNote/message.bcc","kind":"request","section":"Endpoints, Send by e-mail","words":"bcc | string | no | valid e-mail address"},
  'request:emailCreditNote/message.logo': {"id":"request:emailCreditNote/message.logo","kind":"request","section":"Endpoints, Send by e-mail","words":"logo | string | no | `0` or `1`; default `0`; only some plans; ignored if the account has no logo configured; unavailable for trial accounts"},
  'request:getDebitNote/path.document-id': {"id":"request:getDebitNote/path.document-id","kind":"request","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'request:getDebitNote/path.document-id/required': {"id":"request:getDebitNote/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'request:updateDebitNote/path.document-id': {"id":"request:updateDebitNote/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'request:updateDebitNote/path.document-id/required': {"id":"request:updateDebitNote/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'request:changeDebitNoteState/path.document-id': {"id":"request:changeDebitNoteState/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'request:changeDebitNoteState/path.document-id/required': {"id":"request:changeDebitNoteState/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'request:emailDebitNote/path.document-id': {"id":"request:emailDebitNote/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailDebitNote/path.document-id/required': {"id":"request:emailDebitNote/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailDebitNote/message': {"id":"request:emailDebitNote/message","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailDebitNote/message/required': {"id":"request:emailDebitNote/message/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailDebitNote/message.client': {"id":"request:emailDebitNote/message.client","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailDebitNote/message.client/required': {"id":"request:emailDebitNote/message.client/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailDebitNote/message.client.email': {"id":"request:emailDebitNote/message.client.email","kind":"request","section":"Endpoints, Send by e-mail","words":"client.email | string | yes | valid e-mail address; recipient"},
  'request:emailDebitNote/message.client.email/required': {"id":"request:emailDebitNote/message.client.email/required","kind":"request","section":"Endpoints, Send by e-mail","words":"client.email | string | yes | valid e-mail address; recipient"},
  'request:emailDebitNote/message.client.save': {"id":"request:emailDebitNote/message.client.save","kind":"request","section":"Endpoints, Send by e-mail","words":"client.save | string | yes | `0` do not save; `1` save or update the client's e-mail"},
  'request:emailDebitNote/message.client.save/required': {"id":"request:emailDebitNote/message.client.save/required","kind":"request","section":"Endpoints, Send by e-mail","words":"client.save | string | yes | `0` do not save; `1` save or update the client's e-mail"},
  'request:emailDebitNote/message.subject': {"id":"request:emailDebitNote/message.subject","kind":"request","section":"Endpoints, Send by e-mail","words":"subject | string | no"},
  'request:emailDebitNote/message.body': {"id":"request:emailDebitNote/message.body","kind":"request","section":"Endpoints, Send by e-mail","words":"body | string | no"},
  'request:emailDebitNote/message.cc': {"id":"request:emailDebitNote/message.cc","kind":"request","section":"Endpoints, Send by e-mail","words":"cc | string | no | valid e-mail address"},
  'request:emailDebitNote/message.bcc': {"id":"request:emailDebitNote/message.bcc","kind":"request","section":"Endpoints, Send by e-mail","words":"bcc | string | no | valid e-mail address"},
  'request:emailDebitNote/message.logo': {"id":"request:emailDebitNote/message.logo","kind":"request","section":"Endpoints, Send by e-mail","words":"logo | string | no | `0` or `1`; default `0`; only some plans; ignored if the account has no logo configured; unavailable for trial accounts"},
  'request:getQuote/path.document-id': {"id":"request:getQuote/path.document-id","kind":"request","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'request:getQuote/path.document-id/required': {"id":"request:getQuote/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'request:updateQuote/path.document-id': {"id":"request:updateQuote/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'request:updateQuote/path.document-id/required': {"id":"request:updateQuote/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'request:changeQuoteState/path.document-id': {"id":"request:changeQuoteState/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'request:changeQuoteState/path.document-id/required': {"id":"request:changeQuoteState/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'request:emailQuote/path.document-id': {"id":"request:emailQuote/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailQuote/path.document-id/required': {"id":"request:emailQuote/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailQuote/message': {"id":"request:emailQuote/message","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailQuote/message/required': {"id":"request:emailQuote/message/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailQuote/message.client': {"id":"request:emailQuote/message.client","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailQuote/message.client/required': {"id":"request:emailQuote/message.client/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailQuote/message.client.email': {"id":"request:emailQuote/message.client.email","kind":"request","section":"Endpoints, Send by e-mail","words":"client.email | string | yes | valid e-mail address; recipient"},
  'request:emailQuote/message.client.email/required': {"id":"request:emailQuote/message.client.email/required","kind":"request","section":"Endpoints, Send by e-mail","words":"client.email | string | yes | valid e-mail address; recipient"},
  'request:emailQuote/message.client.save': {"id":"request:emailQuote/message.client.save","kind":"request","section":"Endpoints, Send by e-mail","words":"client.save | string | yes | `0` do not save; `1` save or update the client's e-mail"},
  'request:emailQuote/message.client.save/required': {"id":"request:emailQuote/message.client.save/required","kind":"request","section":"Endpoints, Send by e-mail","words":"client.save | string | yes | `0` do not save; `1` save or update the client's e-mail"},
  'request:emailQuote/message.subject': {"id":"request:emailQuote/message.subject","kind":"request","section":"Endpoints, Send by e-mail","words":"subject | string | no"},
  'request:emailQuote/message.body': {"id":"request:emailQuote/message.body","kind":"request","section":"Endpoints, Send by e-mail","words":"body | string | no"},
  'request:emailQuote/message.cc': {"id":"request:emailQuote/message.cc","kind":"request","section":"Endpoints, Send by e-mail","words":"cc | string | no | valid e-mail address"},
  'request:emailQuote/message.bcc': {"id":"request:emailQuote/message.bcc","kind":"request","section":"Endpoints, Send by e-mail","words":"bcc | string | no | valid e-mail address"},
  'request:emailQuote/message.logo': {"id":"request:emailQuote/message.logo","kind":"request","section":"Endpoints, Send by e-mail","words":"logo | string | no | `0` or `1`; default `0`; only some plans; ignored if the account has no logo configured; unavailable for trial accounts"},
  'request:getProforma/path.document-id': {"id":"request:getProforma/path.document-id","kind":"request","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'request:getProforma/path.document-id/required': {"id":"request:getProforma/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'request:updateProforma/path.document-id': {"id":"request:updateProforma/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'request:updateProforma/path.document-id/required': {"id":"request:updateProforma/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'request:changeProformaState/path.document-id': {"id":"request:changeProformaState/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'request:changeProformaState/path.document-id/required': {"id":"request:changeProformaState/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'request:emailProforma/path.document-id': {"id":"request:emailProforma/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailProforma/path.document-id/required': {"id":"request:emailProforma/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailProforma/message': {"id":"request:emailProforma/message","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailProforma/message/required': {"id":"request:emailProforma/message/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailProforma/message.client': {"id":"request:emailProforma/message.client","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailProforma/message.client/required': {"id":"request:emailProforma/message.client/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailProforma/message.client.email': {"id":"request:emailProforma/message.client.email","kind":"request","section":"Endpoints, Send by e-mail","words":"client.email | string | yes | valid e-mail address; recipient"},
  'request:emailProforma/message.client.email/required': {"id":"request:emailProforma/message.client.email/required","kind":"request","section":"Endpoints, Send by e-mail","words":"client.email | string | yes | valid e-mail address; recipient"},
  'request:emailProforma/message.client.save': {"id":"request:emailProforma/message.client.save","kind":"request","section":"Endpoints, Send by e-mail","words":"client.save | string | yes | `0` do not save; `1` save or update the client's e-mail"},
  'request:emailProforma/message.client.save/required': {"id":"request:emailProforma/message.client.save/required","kind":"request","section":"Endpoints, Send by e-mail","words":"client.save | string | yes | `0` do not save; `1` save or update the client's e-mail"},
  'request:emailProforma/message.subject': {"id":"request:emailProforma/message.subject","kind":"request","section":"Endpoints, Send by e-mail","words":"subject | string | no"},
  'request:emailProforma/message.body': {"id":"request:emailProforma/message.body","kind":"request","section":"Endpoints, Send by e-mail","words":"body | string | no"},
  'request:emailProforma/message.cc': {"id":"request:emailProforma/message.cc","kind":"request","section":"Endpoints, Send by e-mail","words":"cc | string | no | valid e-mail address"},
  'request:emailProforma/message.bcc': {"id":"request:emailProforma/message.bcc","kind":"request","section":"Endpoints, Send by e-mail","words":"bcc | string | no | valid e-mail address"},
  'request:emailProforma/message.logo': {"id":"request:emailProforma/message.logo","kind":"request","section":"Endpoints, Send by e-mail","words":"logo | string | no | `0` or `1`; default `0`; only some plans; ignored if the account has no logo configured; unavailable for trial accounts"},
  'request:getFeesNote/path.document-id': {"id":"request:getFeesNote/path.document-id","kind":"request","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'request:getFeesNote/path.document-id/required': {"id":"request:getFeesNote/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'request:updateFeesNote/path.document-id': {"id":"request:updateFeesNote/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'request:updateFeesNote/path.document-id/required': {"id":"request:updateFeesNote/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'request:changeFeesNoteState/path.document-id': {"id":"request:changeFeesNoteState/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'request:changeFeesNoteState/path.document-id/required': {"id":"request:changeFeesNoteState/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'request:emailFeesNote/path.document-id': {"id":"request:emailFeesNote/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailFeesNote/path.document-id/required': {"id":"request:emailFeesNote/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailFeesNote/message': {"id":"request:emailFeesNote/message","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailFeesNote/message/required': {"id":"request:emailFeesNote/message/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailFeesNote/message.client': {"id":"request:emailFeesNote/message.client","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailFeesNote/message.client/required': {"id":"request:emailFeesNote/message.client/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailFeesNote/message.client.email': {"id":"request:emailFeesNote/message.client.email","kind":"request","section":"Endpoints, Send by e-mail","words":"client.email | string | yes | valid e-mail address; recipient"},
  'request:emailFeesNote/message.client.email/required': {"id":"request:emailFeesNote/message.client.email/required","kind":"request","section":"Endpoints, Send by e-mail","words":"client.email | string | yes | valid e-mail address; recipient"},
  'request:emailFeesNote/message.client.save': {"id":"request:emailFeesNote/message.client.save","kind":"request","section":"Endpoints, Send by e-mail","words":"client.save | string | yes | `0` do not save; `1` save or update the client's e-mail"},
  'request:emailFeesNote/message.client.save/required': {"id":"request:emailFeesNote/message.client.save/required","kind":"request","section":"Endpoints, Send by e-mail","words":"client.save | string | yes | `0` do not save; `1` save or update the client's e-mail"},
  'request:emailFeesNote/message.subject': {"id":"request:emailFeesNote/message.subject","kind":"request","section":"Endpoints, Send by e-mail","words":"subject | string | no"},
  'request:emailFeesNote/message.body': {"id":"request:emailFeesNote/message.body","kind":"request","section":"Endpoints, Send by e-mail","words":"body | string | no"},
  'request:emailFeesNote/message.cc': {"id":"request:emailFeesNote/message.cc","kind":"request","section":"Endpoints, Send by e-mail","words":"cc | string | no | valid e-mail address"},
  'request:emailFeesNote/message.bcc': {"id":"request:emailFeesNote/message.bcc","kind":"request","section":"Endpoints, Send by e-mail","words":"bcc | string | no | valid e-mail address"},
  'request:emailFeesNote/message.logo': {"id":"request:emailFeesNote/message.logo","kind":"request","section":"Endpoints, Send by e-mail","words":"logo | string | no | `0` or `1`; default `0`; only some plans; ignored if the account has no logo configured; unavailable for trial accounts"},
  'request:listEstimates/query.text': {"id":"request:listEstimates/query.text","kind":"request","section":"Endpoints, List filters","words":"text | string | all lists"},
  'request:listEstimates/query.type[]': {"id":"request:listEstimates/query.type[]","kind":"request","section":"Endpoints, Documents","words":"GET | `/invoices.json` | list invoices; other types via `/invoice_receipts.json`, `/simplified_invoices.json`, `/vat_moss_invoices`, `/credit_notes.json`, `/debit_notes.json`, `/receipts.json`; filters only work on `/invoices.json`"},
  'request:listEstimates/query.status[]': {"id":"request:listEstimates/query.status[]","kind":"request","section":"Endpoints, Documents","words":"GET | `/invoices.json` | list invoices; other types via `/invoice_receipts.json`, `/simplified_invoices.json`, `/vat_moss_invoices`, `/credit_notes.json`, `/debit_notes.json`, `/receipts.json`; filters only work on `/invoices.json`"},
  'request:listEstimates/query.date[from]': {"id":"request:listEstimates/query.date[from]","kind":"request","section":"Endpoints, List filters","words":"date[from], date[to] | dd/mm/yyyy | invoices, estimates, purchase orders"},
  'request:listEstimates/query.date[to]': {"id":"request:listEstimates/query.date[to]","kind":"request","section":"Endpoints, List filters","words":"date[from], date[to] | dd/mm/yyyy | invoices, estimates, purchase orders"},
  'request:listEstimates/query.due_date[from]': {"id":"request:listEstimates/query.due_date[from]","kind":"request","section":"Endpoints, List filters","words":"due_date[from], due_date[to] | dd/mm/yyyy | invoices, estimates, purchase orders"},
  'request:listEstimates/query.due_date[to]': {"id":"request:listEstimates/query.due_date[to]","kind":"request","section":"Endpoints, List filters","words":"due_date[from], due_date[to] | dd/mm/yyyy | invoices, estimates, purchase orders"},
  'request:listEstimates/query.total_before_taxes[from]': {"id":"request:listEstimates/query.total_before_taxes[from]","kind":"request","section":"Endpoints, List filters","words":"total_before_taxes[from], total_before_taxes[to] | decimal | invoices, estimates, purchase orders"},
  'request:listEstimates/query.total_before_taxes[to]': {"id":"request:listEstimates/query.total_before_taxes[to]","kind":"request","section":"Endpoints, List filters","words":"total_before_taxes[from], total_before_taxes[to] | decimal | invoices, estimates, purchase orders"},
  'request:listEstimates/query.non_archived': {"id":"request:listEstimates/query.non_archived","kind":"request","section":"Endpoints, List filters","words":"non_archived | boolean | all lists"},
  'request:listEstimates/query.archived': {"id":"request:listEstimates/query.archived","kind":"request","section":"Endpoints, List filters","words":"archived | boolean | all lists"},
  'request:listEstimates/query.page': {"id":"request:listEstimates/query.page","kind":"request","section":"Endpoints, List filters","words":"page | integer | all lists"},
  'request:listEstimates/query.per_page': {"id":"request:listEstimates/query.per_page","kind":"request","section":"Endpoints, List filters","words":"per_page | integer | all lists"},
  'request:createShipping/shipping': {"id":"request:createShipping/shipping","kind":"request","section":"Endpoints, Documents","words":"POST | `/:type.json` | create a document of the family's type"},
  'request:createShipping/shipping/required': {"id":"request:createShipping/shipping/required","kind":"request","section":"Endpoints, Documents","words":"POST | `/:type.json` | create a document of the family's type"},
  'request:createShipping/shipping.date': {"id":"request:createShipping/shipping.date","kind":"request","section":"Endpoints, Documents, guides","words":"Guide create/update body (wrapper key `shipping` for shippings; wrappers for the other types follow the singular type), field names: `date`, `due_date`, `loaded_at`, `license_plate`, `address_from` and `address_to` (each `detail`, `city`, `postal_code`, `country`), `reference`, `observations`, `retention`, `tax_exemption`, `sequence_id`, `manual_sequence_number`, `client` (`name`, `code`, `email`, `address`, `city`, `postal_code`, `country`, `fiscal_id`, `website`, `phone`, `fax`, `observations`), `items` (each `name`, `description`, `unit_price`, `quantity`, `unit`, `discount`, `tax.name`), `tax_exemption_reason`, `load_site`, `delivery_site`. Requiredness: not shown."},
  'request:createShipping/shipping.due_date': {"id":"request:createShipping/shipping.due_date","kind":"request","section":"Endpoints, Documents, guides","words":"Guide create/update body (wrapper key `shipping` for shippings; wrappers for the other types follow the singular type), field names: `date`, `due_date`, `loaded_at`, `license_plate`, `address_from` and `address_to` (each `detail`, `city`, `postal_code`, `country`), `reference`, `observations`, `retention`, `tax_exemption`, `sequence_id`, `manual_sequence_number`, `client` (`name`, `code`, `email`, `address`, `city`, `postal_code`, `country`, `fiscal_id`, `website`, `phone`, `fax`, `observations`), `items` (each `name`, `description`, `unit_price`, `quantity`, `unit`, `discount`, `tax.name`), `tax_exemption_reason`, `load_site`, `delivery_site`. Requiredness: not shown."},
  'request:createShipping/shipping.loaded_at': {"id":"request:createShipping/shipping.loaded_at","kind":"request","section":"Endpoints, Documents, guides","words":"Guide create/update body (wrapper key `shipping` for shippings; wrappers for the other types follow the singular type), field names: `date`, `due_date`, `loaded_at`, `license_plate`, `address_from` and `address_to` (each `detail`, `city`, `postal_code`, `country`), `reference`, `observations`, `retention`, `tax_exemption`, `sequence_id`, `manual_sequence_number`, `client` (`name`, `code`, `email`, `address`, `city`, `postal_code`, `country`, `fiscal_id`, `website`, `phone`, `fax`, `observations`), `items` (each `name`, `description`, `unit_price`, `quantity`, `unit`, `discount`, `tax.name`), `tax_exemption_reason`, `load_site`, `delivery_site`. Requiredness: not shown."},
  'request:getShipping/path.document-id': {"id":"request:getShipping/path.document-id","kind":"request","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'request:getShipping/path.document-id/required': {"id":"request:getShipping/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'request:updateShipping/path.document-id': {"id":"request:updateShipping/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'request:updateShipping/path.document-id/required': {"id":"request:updateShipping/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'request:updateShipping/shipping': {"id":"request:updateShipping/shipping","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'request:updateShipping/shipping/required': {"id":"request:updateShipping/shipping/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'request:updateShipping/shipping.date': {"id":"request:updateShipping/shipping.date","kind":"request","section":"Endpoints, Documents, guides","words":"Guide create/update body (wrapper key `shipping` for shippings; wrappers for the other types follow the singular type), field names: `date`, `due_date`, `loaded_at`, `license_plate`, `address_from` and `address_to` (each `detail`, `city`, `postal_code`, `country`), `reference`, `observations`, `retention`, `tax_exemption`, `sequence_id`, `manual_sequence_number`, `client` (`name`, `code`, `email`, `address`, `city`, `postal_code`, `country`, `fiscal_id`, `website`, `phone`, `fax`, `observations`), `items` (each `name`, `description`, `unit_price`, `quantity`, `unit`, `discount`, `tax.name`), `tax_exemption_reason`, `load_site`, `delivery_site`. Requiredness: not shown."},
  'request:updateShipping/shipping.due_date': {"id":"request:updateShipping/shipping.due_date","kind":"request","section":"Endpoints, Documents, guides","words":"Guide create/update body (wrapper key `shipping` for shippings; wrappers for the other types follow the singular type), field names: `date`, `due_date`, `loaded_at`, `license_plate`, `address_from` and `address_to` (each `detail`, `city`, `postal_code`, `country`), `reference`, `observations`, `retention`, `tax_exemption`, `sequence_id`, `manual_sequence_number`, `client` (`name`, `code`, `email`, `address`, `city`, `postal_code`, `country`, `fiscal_id`, `website`, `phone`, `fax`, `observations`), `items` (each `name`, `description`, `unit_price`, `quantity`, `unit`, `discount`, `tax.name`), `tax_exemption_reason`, `load_site`, `delivery_site`. Requiredness: not shown."},
  'request:updateShipping/shipping.loaded_at': {"id":"request:updateShipping/shipping.loaded_at","kind":"request","section":"Endpoints, Documents, guides","words":"Guide create/update body (wrapper key `shipping` for shippings; wrappers for the other types follow the singular type), field names: `date`, `due_date`, `loaded_at`, `license_plate`, `address_from` and `address_to` (each `detail`, `city`, `postal_code`, `country`), `reference`, `observations`, `retention`, `tax_exemption`, `sequence_id`, `manual_sequence_number`, `client` (`name`, `code`, `email`, `address`, `city`, `postal_code`, `country`, `fiscal_id`, `website`, `phone`, `fax`, `observations`), `items` (each `name`, `description`, `unit_price`, `quantity`, `unit`, `discount`, `tax.name`), `tax_exemption_reason`, `load_site`, `delivery_site`. Requiredness: not shown."},
  'request:changeShippingState/path.document-id': {"id":"request:changeShippingState/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'request:changeShippingState/path.document-id/required': {"id":"request:changeShippingState/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'request:changeShippingState/shipping': {"id":"request:changeShippingState/shipping","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'request:changeShippingState/shipping/required': {"id":"request:changeShippingState/shipping/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'request:changeShippingState/shipping.state': {"id":"request:changeShippingState/shipping.state","kind":"request","section":"Endpoints, Documents, guides","words":"Change-state body for guides: wrapper `shipping` with `state` (string) and `message` (string)."},
  'request:changeShippingState/shipping.state/required': {"id":"request:changeShippingState/shipping.state/required","kind":"request","section":"Endpoints, Documents, guides","words":"Change-state body for guides: wrapper `shipping` with `state` (string) and `message` (string)."},
  'request:changeShippingState/shipping.message': {"id":"request:changeShippingState/shipping.message","kind":"request","section":"Endpoints, Documents, guides","words":"Change-state body for guides: wrapper `shipping` with `state` (string) and `message` (string)."},
  'request:emailShipping/path.document-id': {"id":"request:emailShipping/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailShipping/path.document-id/required': {"id":"request:emailShipping/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailShipping/message': {"id":"request:emailShipping/message","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailShipping/message/required': {"id":"request:emailShipping/message/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailShipping/message.client': {"id":"request:emailShipping/message.client","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailShipping/message.client/required': {"id":"request:emailShipping/message.client/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailShipping/message.client.email': {"id":"request:emailShipping/message.client.email","kind":"request","section":"Endpoints, Send by e-mail","words":"client.email | string | yes | valid e-mail address; recipient"},
  'request:emailShipping/message.client.email/required': {"id":"request:emailShipping/message.client.email/required","kind":"request","section":"Endpoints, Send by e-mail","words":"client.email | string | yes | valid e-mail address; recipient"},
  'request:emailShipping/message.client.save': {"id":"request:emailShipping/message.client.save","kind":"request","section":"Endpoints, Send by e-mail","words":"client.save | string | yes | `0` do not save; `1` save or update the client's e-mail"},
  'request:emailShipping/message.client.save/required': {"id":"request:emailShipping/message.client.save/required","kind":"request","section":"Endpoints, Send by e-mail","words":"client.save | string | yes | `0` do not save; `1` save or update the client's e-mail"},
  'request:emailShipping/message.subject': {"id":"request:emailShipping/message.subject","kind":"request","section":"Endpoints, Send by e-mail","words":"subject | string | no"},
  'request:emailShipping/message.body': {"id":"request:emailShipping/message.body","kind":"request","section":"Endpoints, Send by e-mail","words":"body | string | no"},
  'request:emailShipping/message.cc': {"id":"request:emailShipping/message.cc","kind":"request","section":"Endpoints, Send by e-mail","words":"cc | string | no | valid e-mail address"},
  'request:emailShipping/message.bcc': {"id":"request:emailShipping/message.bcc","kind":"request","section":"Endpoints, Send by e-mail","words":"bcc | string | no | valid e-mail address"},
  'request:emailShipping/message.logo': {"id":"request:emailShipping/message.logo","kind":"request","section":"Endpoints, Send by e-mail","words":"logo | string | no | `0` or `1`; default `0`; only some plans; ignored if the account has no logo configured; unavailable for trial accounts"},
  'request:createTransport/transport': {"id":"request:createTransport/transport","kind":"request","section":"Endpoints, Documents","words":"POST | `/:type.json` | create a document of the family's type"},
  'request:createTransport/transport/required': {"id":"request:createTransport/transport/required","kind":"request","section":"Endpoints, Documents","words":"POST | `/:type.json` | create a document of the family's type"},
  'request:createTransport/transport.date': {"id":"request:createTransport/transport.date","kind":"request","section":"Endpoints, Documents, guides","words":"Guide create/update body (wrapper key `shipping` for shippings; wrappers for the other types follow the singular type), field names: `date`, `due_date`, `loaded_at`, `license_plate`, `address_from` and `address_to` (each `detail`, `city`, `postal_code`, `country`), `reference`, `observations`, `retention`, `tax_exemption`, `sequence_id`, `manual_sequence_number`, `client` (`name`, `code`, `email`, `address`, `city`, `postal_code`, `country`, `fiscal_id`, `website`, `phone`, `fax`, `observations`), `items` (each `name`, `description`, `unit_price`, `quantity`, `unit`, `discount`, `tax.name`), `tax_exemption_reason`, `load_site`, `delivery_site`. Requiredness: not shown."},
  'request:createTransport/transport.due_date': {"id":"request:createTransport/transport.due_date","kind":"request","section":"Endpoints, Documents, guides","words":"Guide create/update body (wrapper key `shipping` for shippings; wrappers for the other types follow the singular type), field names: `date`, `due_date`, `loaded_at`, `license_plate`, `address_from` and `address_to` (each `detail`, `city`, `postal_code`, `country`), `reference`, `observations`, `retention`, `tax_exemption`, `sequence_id`, `manual_sequence_number`, `client` (`name`, `code`, `email`, `address`, `city`, `postal_code`, `country`, `fiscal_id`, `website`, `phone`, `fax`, `observations`), `items` (each `name`, `description`, `unit_price`, `quantity`, `unit`, `discount`, `tax.name`), `tax_exemption_reason`, `load_site`, `delivery_site`. Requiredness: not shown."},
  'request:createTransport/transport.loaded_at': {"id":"request:createTransport/transport.loaded_at","kind":"request","section":"Endpoints, Documents, guides","words":"Guide create/update body (wrapper key `shipping` for shippings; wrappers for the other types follow the singular type), field names: `date`, `due_date`, `loaded_at`, `license_plate`, `address_from` and `address_to` (each `detail`, `city`, `postal_code`, `country`), `reference`, `observations`, `retention`, `tax_exemption`, `sequence_id`, `manual_sequence_number`, `client` (`name`, `code`, `email`, `address`, `city`, `postal_code`, `country`, `fiscal_id`, `website`, `phone`, `fax`, `observations`), `items` (each `name`, `description`, `unit_price`, `quantity`, `unit`, `discount`, `tax.name`), `tax_exemption_reason`, `load_site`, `delivery_site`. Requiredness: not shown."},
  'request:getTransport/path.document-id': {"id":"request:getTransport/path.document-id","kind":"request","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'request:getTransport/path.document-id/required': {"id":"request:getTransport/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'request:updateTransport/path.document-id': {"id":"request:updateTransport/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'request:updateTransport/path.document-id/required': {"id":"request:updateTransport/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'request:updateTransport/transport': {"id":"request:updateTransport/transport","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'request:updateTransport/transport/required': {"id":"request:updateTransport/transport/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'request:updateTransport/transport.date': {"id":"request:updateTransport/transport.date","kind":"request","section":"Endpoints, Documents, guides","words":"Guide create/update body (wrapper key `shipping` for shippings; wrappers for the other types follow the singular type), field names: `date`, `due_date`, `loaded_at`, `license_plate`, `address_from` and `address_to` (each `detail`, `city`, `postal_code`, `country`), `reference`, `observations`, `retention`, `tax_exemption`, `sequence_id`, `manual_sequence_number`, `client` (`name`, `code`, `email`, `address`, `city`, `postal_code`, `country`, `fiscal_id`, `website`, `phone`, `fax`, `observations`), `items` (each `name`, `description`, `unit_price`, `quantity`, `unit`, `discount`, `tax.name`), `tax_exemption_reason`, `load_site`, `delivery_site`. Requiredness: not shown."},
  'request:updateTransport/transport.due_date': {"id":"request:updateTransport/transport.due_date","kind":"request","section":"Endpoints, Documents, guides","words":"Guide create/update body (wrapper key `shipping` for shippings; wrappers for the other types follow the singular type), field names: `date`, `due_date`, `loaded_at`, `license_plate`, `address_from` and `address_to` (each `detail`, `city`, `postal_code`, `country`), `reference`, `observations`, `retention`, `tax_exemption`, `sequence_id`, `manual_sequence_number`, `client` (`name`, `code`, `email`, `address`, `city`, `postal_code`, `country`, `fiscal_id`, `website`, `phone`, `fax`, `observations`), `items` (each `name`, `description`, `unit_price`, `quantity`, `unit`, `discount`, `tax.name`), `tax_exemption_reason`, `load_site`, `delivery_site`. Requiredness: not shown."},
  'request:updateTransport/transport.loaded_at': {"id":"request:updateTransport/transport.loaded_at","kind":"request","section":"Endpoints, Documents, guides","words":"Guide create/update body (wrapper key `shipping` for shippings; wrappers for the other types follow the singular type), field names: `date`, `due_date`, `loaded_at`, `license_plate`, `address_from` and `address_to` (each `detail`, `city`, `postal_code`, `country`), `reference`, `observations`, `retention`, `tax_exemption`, `sequence_id`, `manual_sequence_number`, `client` (`name`, `code`, `email`, `address`, `city`, `postal_code`, `country`, `fiscal_id`, `website`, `phone`, `fax`, `observations`), `items` (each `name`, `description`, `unit_price`, `quantity`, `unit`, `discount`, `tax.name`), `tax_exemption_reason`, `load_site`, `delivery_site`. Requiredness: not shown."},
  'request:changeTransportState/path.document-id': {"id":"request:changeTransportState/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'request:changeTransportState/path.document-id/required': {"id":"request:changeTransportState/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'request:changeTransportState/shipping': {"id":"request:changeTransportState/shipping","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'request:changeTransportState/shipping/required': {"id":"request:changeTransportState/shipping/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'request:changeTransportState/shipping.state': {"id":"request:changeTransportState/shipping.state","kind":"request","section":"Endpoints, Documents, guides","words":"Change-state body for guides: wrapper `shipping` with `state` (string) and `message` (string)."},
  'request:changeTransportState/shipping.state/required': {"id":"request:changeTransportState/shipping.state/required","kind":"request","section":"Endpoints, Documents, guides","words":"Change-state body for guides: wrapper `shipping` with `state` (string) and `message` (string)."},
  'request:changeTransportState/shipping.message': {"id":"request:changeTransportState/shipping.message","kind":"request","section":"Endpoints, Documents, guides","words":"Change-state body for guides: wrapper `shipping` with `state` (string) and `message` (string)."},
  'request:changeTransportState/transport': {"id":"request:changeTransportState/transport","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'request:changeTransportState/transport/required': {"id":"request:changeTransportState/transport/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'request:changeTransportState/transport.state': {"id":"request:changeTransportState/transport.state","kind":"request","section":"Endpoints, Documents, guides","words":"Change-state body for guides: wrapper `shipping` with `state` (string) and `message` (string)."},
  'request:changeTransportState/transport.state/required': {"id":"request:changeTransportState/transport.state/required","kind":"request","section":"Endpoints, Documents, guides","words":"Change-state body for guides: wrapper `shipping` with `state` (string) and `message` (string)."},
  'request:changeTransportState/transport.message': {"id":"request:changeTransportState/transport.message","kind":"request","section":"Endpoints, Documents, guides","words":"Change-state body for guides: wrapper `shipping` with `state` (string) and `message` (string)."},
  'request:emailTransport/path.document-id': {"id":"request:emailTransport/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailTransport/path.document-id/required': {"id":"request:emailTransport/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailTransport/message': {"id":"request:emailTransport/message","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailTransport/message/required': {"id":"request:emailTransport/message/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailTransport/message.client': {"id":"request:emailTransport/message.client","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailTransport/message.client/required': {"id":"request:emailTransport/message.client/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailTransport/message.client.email': {"id":"request:emailTransport/message.client.email","kind":"request","section":"Endpoints, Send by e-mail","words":"client.email | string | yes | valid e-mail address; recipient"},
  'request:emailTransport/message.client.email/required': {"id":"request:emailTransport/message.client.email/required","kind":"request","section":"Endpoints, Send by e-mail","words":"client.email | string | yes | valid e-mail address; recipient"},
  'request:emailTransport/message.client.save': {"id":"request:emailTransport/message.client.save","kind":"request","section":"Endpoints, Send by e-mail","words":"client.save | string | yes | `0` do not save; `1` save or update the client's e-mail"},
  'request:emailTransport/message.client.save/required': {"id":"request:emailTransport/message.client.save/required","kind":"request","section":"Endpoints, Send by e-mail","words":"client.save | string | yes | `0` do not save; `1` save or update the client's e-mail"},
  'request:emailTransport/message.subject': {"id":"request:emailTransport/message.subject","kind":"request","section":"Endpoints, Send by e-mail","words":"subject | string | no"},
  'request:emailTransport/message.body': {"id":"request:emailTransport/message.body","kind":"request","section":"Endpoints, Send by e-mail","words":"body | string | no"},
  'request:emailTransport/message.cc': {"id":"request:emailTransport/message.cc","kind":"request","section":"Endpoints, Send by e-mail","words":"cc | string | no | valid e-mail address"},
  'request:emailTransport/message.bcc': {"id":"request:emailTransport/message.bcc","kind":"request","section":"Endpoints, Send by e-mail","words":"bcc | string | no | valid e-mail address"},
  'request:emailTransport/message.logo': {"id":"request:emailTransport/message.logo","kind":"request","section":"Endpoints, Send by e-mail","words":"logo | string | no | `0` or `1`; default `0`; only some plans; ignored if the account has no logo configured; unavailable for trial accounts"},
  'request:createDevolution/devolution': {"id":"request:createDevolution/devolution","kind":"request","section":"Endpoints, Documents","words":"POST | `/:type.json` | create a document of the family's type"},
  'request:createDevolution/devolution/required': {"id":"request:createDevolution/devolution/required","kind":"request","section":"Endpoints, Documents","words":"POST | `/:type.json` | create a document of the family's type"},
  'request:createDevolution/devolution.date': {"id":"request:createDevolution/devolution.date","kind":"request","section":"Endpoints, Documents, guides","words":"Guide create/update body (wrapper key `shipping` for shippings; wrappers for the other types follow the singular type), field names: `date`, `due_date`, `loaded_at`, `license_plate`, `address_from` and `address_to` (each `detail`, `city`, `postal_code`, `country`), `reference`, `observations`, `retention`, `tax_exemption`, `sequence_id`, `manual_sequence_number`, `client` (`name`, `code`, `email`, `address`, `city`, `postal_code`, `country`, `fiscal_id`, `website`, `phone`, `fax`, `observations`), `items` (each `name`, `description`, `unit_price`, `quantity`, `unit`, `discount`, `tax.name`), `tax_exemption_reason`, `load_site`, `delivery_site`. Requiredness: not shown."},
  'request:createDevolution/devolution.due_date': {"id":"request:createDevolution/devolution.due_date","kind":"request","section":"Endpoints, Documents, guides","words":"Guide create/update body (wrapper key `shipping` for shippings; wrappers for the other types follow the singular type), field names: `date`, `due_date`, `loaded_at`, `license_plate`, `address_from` and `address_to` (each `detail`, `city`, `postal_code`, `country`), `reference`, `observations`, `retention`, `tax_exemption`, `sequence_id`, `manual_sequence_number`, `client` (`name`, `code`, `email`, `address`, `city`, `postal_code`, `country`, `fiscal_id`, `website`, `phone`, `fax`, `observations`), `items` (each `name`, `description`, `unit_price`, `quantity`, `unit`, `discount`, `tax.name`), `tax_exemption_reason`, `load_site`, `delivery_site`. Requiredness: not shown."},
  'request:createDevolution/devolution.loaded_at': {"id":"request:createDevolution/devolution.loaded_at","kind":"request","section":"Endpoints, Documents, guides","words":"Guide create/update body (wrapper key `shipping` for shippings; wrappers for the other types follow the singular type), field names: `date`, `due_date`, `loaded_at`, `license_plate`, `address_from` and `address_to` (each `detail`, `city`, `postal_code`, `country`), `reference`, `observations`, `retention`, `tax_exemption`, `sequence_id`, `manual_sequence_number`, `client` (`name`, `code`, `email`, `address`, `city`, `postal_code`, `country`, `fiscal_id`, `website`, `phone`, `fax`, `observations`), `items` (each `name`, `description`, `unit_price`, `quantity`, `unit`, `discount`, `tax.name`), `tax_exemption_reason`, `load_site`, `delivery_site`. Requiredness: not shown."},
  'request:getDevolution/path.document-id': {"id":"request:getDevolution/path.document-id","kind":"request","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'request:getDevolution/path.document-id/required': {"id":"request:getDevolution/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'request:updateDevolution/path.document-id': {"id":"request:updateDevolution/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'request:updateDevolution/path.document-id/required': {"id":"request:updateDevolution/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'request:updateDevolution/devolution': {"id":"request:updateDevolution/devolution","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'request:updateDevolution/devolution/required': {"id":"request:updateDevolution/devolution/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'request:updateDevolution/devolution.date': {"id":"request:updateDevolution/devolution.date","kind":"request","section":"Endpoints, Documents, guides","words":"Guide create/update body (wrapper key `shipping` for shippings; wrappers for the other types follow the singular type), field names: `date`, `due_date`, `loaded_at`, `license_plate`, `address_from` and `address_to` (each `detail`, `city`, `postal_code`, `country`), `reference`, `observations`, `retention`, `tax_exemption`, `sequence_id`, `manual_sequence_number`, `client` (`name`, `code`, `email`, `address`, `city`, `postal_code`, `country`, `fiscal_id`, `website`, `phone`, `fax`, `observations`), `items` (each `name`, `description`, `unit_price`, `quantity`, `unit`, `discount`, `tax.name`), `tax_exemption_reason`, `load_site`, `delivery_site`. Requiredness: not shown."},
  'request:updateDevolution/devolution.due_date': {"id":"request:updateDevolution/devolution.due_date","kind":"request","section":"Endpoints, Documents, guides","words":"Guide create/update body (wrapper key `shipping` for shippings; wrappers for the other types follow the singular type), field names: `date`, `due_date`, `loaded_at`, `license_plate`, `address_from` and `address_to` (each `detail`, `city`, `postal_code`, `country`), `reference`, `observations`, `retention`, `tax_exemption`, `sequence_id`, `manual_sequence_number`, `client` (`name`, `code`, `email`, `address`, `city`, `postal_code`, `country`, `fiscal_id`, `website`, `phone`, `fax`, `observations`), `items` (each `name`, `description`, `unit_price`, `quantity`, `unit`, `discount`, `tax.name`), `tax_exemption_reason`, `load_site`, `delivery_site`. Requiredness: not shown."},
  'request:updateDevolution/devolution.loaded_at': {"id":"request:updateDevolution/devolution.loaded_at","kind":"request","section":"Endpoints, Documents, guides","words":"Guide create/update body (wrapper key `shipping` for shippings; wrappers for the other types follow the singular type), field names: `date`, `due_date`, `loaded_at`, `license_plate`, `address_from` and `address_to` (each `detail`, `city`, `postal_code`, `country`), `reference`, `observations`, `retention`, `tax_exemption`, `sequence_id`, `manual_sequence_number`, `client` (`name`, `code`, `email`, `address`, `city`, `postal_code`, `country`, `fiscal_id`, `website`, `phone`, `fax`, `observations`), `items` (each `name`, `description`, `unit_price`, `quantity`, `unit`, `discount`, `tax.name`), `tax_exemption_reason`, `load_site`, `delivery_site`. Requiredness: not shown."},
  'request:changeDevolutionState/path.document-id': {"id":"request:changeDevolutionState/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'request:changeDevolutionState/path.document-id/required': {"id":"request:changeDevolutionState/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'request:changeDevolutionState/shipping': {"id":"request:changeDevolutionState/shipping","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'request:changeDevolutionState/shipping/required': {"id":"request:changeDevolutionState/shipping/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'request:changeDevolutionState/shipping.state': {"id":"request:changeDevolutionState/shipping.state","kind":"request","section":"Endpoints, Documents, guides","words":"Change-state body for guides: wrapper `shipping` with `state` (string) and `message` (string)."},
  'request:changeDevolutionState/shipping.state/required': {"id":"request:changeDevolutionState/shipping.state/required","kind":"request","section":"Endpoints, Documents, guides","words":"Change-state body for guides: wrapper `shipping` with `state` (string) and `message` (string)."},
  'request:changeDevolutionState/shipping.message': {"id":"request:changeDevolutionState/shipping.message","kind":"request","section":"Endpoints, Documents, guides","words":"Change-state body for guides: wrapper `shipping` with `state` (string) and `message` (string)."},
  'request:changeDevolutionState/devolution': {"id":"request:changeDevolutionState/devolution","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'request:changeDevolutionState/devolution/required': {"id":"request:changeDevolutionState/devolution/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'request:changeDevolutionState/devolution.state': {"id":"request:changeDevolutionState/devolution.state","kind":"request","section":"Endpoints, Documents, guides","words":"Change-state body for guides: wrapper `shipping` with `state` (string) and `message` (string)."},
  'request:changeDevolutionState/devolution.state/required': {"id":"request:changeDevolutionState/devolution.state/required","kind":"request","section":"Endpoints, Documents, guides","words":"Change-state body for guides: wrapper `shipping` with `state` (string) and `message` (string)."},
  'request:changeDevolutionState/devolution.message': {"id":"request:changeDevolutionState/devolution.message","kind":"request","section":"Endpoints, Documents, guides","words":"Change-state body for guides: wrapper `shipping` with `state` (string) and `message` (string)."},
  'request:emailDevolution/path.document-id': {"id":"request:emailDevolution/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailDevolution/path.document-id/required': {"id":"request:emailDevolution/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailDevolution/message': {"id":"request:emailDevolution/message","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailDevolution/message/required': {"id":"request:emailDevolution/message/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailDevolution/message.client': {"id":"request:emailDevolution/message.client","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailDevolution/message.client/required': {"id":"request:emailDevolution/message.client/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailDevolution/message.client.email': {"id":"request:emailDevolution/message.client.email","kind":"request","section":"Endpoints, Send by e-mail","words":"client.email | string | yes | valid e-mail address; recipient"},
  'request:emailDevolution/message.client.email/required': {"id":"request:emailDevolution/message.client.email/required","kind":"request","section":"Endpoints, Send by e-mail","words":"client.email | string | yes | valid e-mail address; recipient"},
  'request:emailDevolution/message.client.save': {"id":"request:emailDevolution/message.client.save","kind":"request","section":"Endpoints, Send by e-mail","words":"client.save | string | yes | `0` do not save; `1` save or update the client's e-mail"},
  'request:emailDevolution/message.client.save/required': {"id":"request:emailDevolution/message.client.save/required","kind":"request","section":"Endpoints, Send by e-mail","words":"client.save | string | yes | `0` do not save; `1` save or update the client's e-mail"},
  'request:emailDevolution/message.subject': {"id":"request:emailDevolution/message.subject","kind":"request","section":"Endpoints, Send by e-mail","words":"subject | string | no"},
  'request:emailDevolution/message.body': {"id":"request:emailDevolution/message.body","kind":"request","section":"Endpoints, Send by e-mail","words":"body | string | no"},
  'request:emailDevolution/message.cc': {"id":"request:emailDevolution/message.cc","kind":"request","section":"Endpoints, Send by e-mail","words":"cc | string | no | valid e-mail address"},
  'request:emailDevolution/message.bcc': {"id":"request:emailDevolution/message.bcc","kind":"request","section":"Endpoints, Send by e-mail","words":"bcc | string | no | valid e-mail address"},
  'request:emailDevolution/message.logo': {"id":"request:emailDevolution/message.logo","kind":"request","section":"Endpoints, Send by e-mail","words":"logo | string | no | `0` or `1`; default `0`; only some plans; ignored if the account has no logo configured; unavailable for trial accounts"},
  'request:listGuides/query.text': {"id":"request:listGuides/query.text","kind":"request","section":"Endpoints, List filters","words":"text | string | all lists"},
  'request:listGuides/query.type[]': {"id":"request:listGuides/query.type[]","kind":"request","section":"Endpoints, Documents","words":"GET | `/invoices.json` | list invoices; other types via `/invoice_receipts.json`, `/simplified_invoices.json`, `/vat_moss_invoices`, `/credit_notes.json`, `/debit_notes.json`, `/receipts.json`; filters only work on `/invoices.json`"},
  'request:listGuides/query.status[]': {"id":"request:listGuides/query.status[]","kind":"request","section":"Endpoints, Documents","words":"GET | `/invoices.json` | list invoices; other types via `/invoice_receipts.json`, `/simplified_invoices.json`, `/vat_moss_invoices`, `/credit_notes.json`, `/debit_notes.json`, `/receipts.json`; filters only work on `/invoices.json`"},
  'request:listGuides/query.loaded_at[from]': {"id":"request:listGuides/query.loaded_at[from]","kind":"request","section":"Endpoints, List filters","words":"loaded_at[from], loaded_at[to] | date | guides"},
  'request:listGuides/query.loaded_at[to]': {"id":"request:listGuides/query.loaded_at[to]","kind":"request","section":"Endpoints, List filters","words":"loaded_at[from], loaded_at[to] | date | guides"},
  'request:listGuides/query.non_archived': {"id":"request:listGuides/query.non_archived","kind":"request","section":"Endpoints, List filters","words":"non_archived | boolean | all lists"},
  'request:listGuides/query.archived': {"id":"request:listGuides/query.archived","kind":"request","section":"Endpoints, List filters","words":"archived | boolean | all lists"},
  'request:listGuides/query.page': {"id":"request:listGuides/query.page","kind":"request","section":"Endpoints, List filters","words":"page | integer | all lists"},
  'request:listGuides/query.per_page': {"id":"request:listGuides/query.per_page","kind":"request","section":"Endpoints, List filters","words":"per_page | integer | all lists"},
  'request:listPurchaseOrders/query.text': {"id":"request:listPurchaseOrders/query.text","kind":"request","section":"Endpoints, List filters","words":"text | string | all lists"},
  'request:listPurchaseOrders/query.type': {"id":"request:listPurchaseOrders/query.type","kind":"request","section":"Endpoints, Documents","words":"GET | `/invoices.json` | list invoices; other types via `/invoice_receipts.json`, `/simplified_invoices.json`, `/vat_moss_invoices`, `/credit_notes.json`, `/debit_notes.json`, `/receipts.json`; filters only work on `/invoices.json`"},
  'request:listPurchaseOrders/query.status[]': {"id":"request:listPurchaseOrders/query.status[]","kind":"request","section":"Endpoints, Documents","words":"GET | `/invoices.json` | list invoices; other types via `/invoice_receipts.json`, `/simplified_invoices.json`, `/vat_moss_invoices`, `/credit_notes.json`, `/debit_notes.json`, `/receipts.json`; filters only work on `/invoices.json`"},
  'request:listPurchaseOrders/query.date[from]': {"id":"request:listPurchaseOrders/query.date[from]","kind":"request","section":"Endpoints, List filters","words":"date[from], date[to] | dd/mm/yyyy | invoices, estimates, purchase orders"},
  'request:listPurchaseOrders/query.date[to]': {"id":"request:listPurchaseOrders/query.date[to]","kind":"request","section":"Endpoints, List filters","words":"date[from], date[to] | dd/mm/yyyy | invoices, estimates, purchase orders"},
  'request:listPurchaseOrders/query.due_date[from]': {"id":"request:listPurchaseOrders/query.due_date[from]","kind":"request","section":"Endpoints, List filters","words":"due_date[from], due_date[to] | dd/mm/yyyy | invoices, estimates, purchase orders"},
  'request:listPurchaseOrders/query.due_date[to]': {"id":"request:listPurchaseOrders/query.due_date[to]","kind":"request","section":"Endpoints, List filters","words":"due_date[from], due_date[to] | dd/mm/yyyy | invoices, estimates, purchase orders"},
  'request:listPurchaseOrders/query.total_before_taxes[from]': {"id":"request:listPurchaseOrders/query.total_before_taxes[from]","kind":"request","section":"Endpoints, List filters","words":"total_before_taxes[from], total_before_taxes[to] | decimal | invoices, estimates, purchase orders"},
  'request:listPurchaseOrders/query.total_before_taxes[to]': {"id":"request:listPurchaseOrders/query.total_before_taxes[to]","kind":"request","section":"Endpoints, List filters","words":"total_before_taxes[from], total_before_taxes[to] | decimal | invoices, estimates, purchase orders"},
  'request:listPurchaseOrders/query.non_archived': {"id":"request:listPurchaseOrders/query.non_archived","kind":"request","section":"Endpoints, List filters","words":"non_archived | boolean | all lists"},
  'request:listPurchaseOrders/query.archived': {"id":"request:listPurchaseOrders/query.archived","kind":"request","section":"Endpoints, List filters","words":"archived | boolean | all lists"},
  'request:listPurchaseOrders/query.page': {"id":"request:listPurchaseOrders/query.page","kind":"request","section":"Endpoints, List filters","words":"page | integer | all lists"},
  'request:listPurchaseOrders/query.per_page': {"id":"request:listPurchaseOrders/query.per_page","kind":"request","section":"Endpoints, List filters","words":"per_page | integer | all lists"},
  'request:getPurchaseOrder/path.document-id': {"id":"request:getPurchaseOrder/path.document-id","kind":"request","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'request:getPurchaseOrder/path.document-id/required': {"id":"request:getPurchaseOrder/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"GET | `/:type/:document-id.json` | get one; 200 wrapper object; 401; 404"},
  'request:updatePurchaseOrder/path.document-id': {"id":"request:updatePurchaseOrder/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'request:updatePurchaseOrder/path.document-id/required': {"id":"request:updatePurchaseOrder/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id.json` | update one"},
  'request:changePurchaseOrderState/path.document-id': {"id":"request:changePurchaseOrderState/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'request:changePurchaseOrderState/path.document-id/required': {"id":"request:changePurchaseOrderState/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/change-state.json` | change state, see States"},
  'request:emailPurchaseOrder/path.document-id': {"id":"request:emailPurchaseOrder/path.document-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailPurchaseOrder/path.document-id/required': {"id":"request:emailPurchaseOrder/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailPurchaseOrder/message': {"id":"request:emailPurchaseOrder/message","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailPurchaseOrder/message/required': {"id":"request:emailPurchaseOrder/message/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailPurchaseOrder/message.client': {"id":"request:emailPurchaseOrder/message.client","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailPurchaseOrder/message.client/required': {"id":"request:emailPurchaseOrder/message.client/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/:type/:document-id/email-document.json` | send by e-mail"},
  'request:emailPurchaseOrder/message.client.email': {"id":"request:emailPurchaseOrder/message.client.email","kind":"request","section":"Endpoints, Send by e-mail","words":"client.email | string | yes | valid e-mail address; recipient"},
  'request:emailPurchaseOrder/message.client.email/required': {"id":"request:emailPurchaseOrder/message.client.email/required","kind":"request","section":"Endpoints, Send by e-mail","words":"client.email | string | yes | valid e-mail address; recipient"},
  'request:emailPurchaseOrder/message.client.save': {"id":"request:emailPurchaseOrder/message.client.save","kind":"request","section":"Endpoints, Send by e-mail","words":"client.save | string | yes | `0` do not save; `1` save or update the client's e-mail"},
  'request:emailPurchaseOrder/message.client.save/required': {"id":"request:emailPurchaseOrder/message.client.save/required","kind":"request","section":"Endpoints, Send by e-mail","words":"client.save | string | yes | `0` do not save; `1` save or update the client's e-mail"},
  'request:emailPurchaseOrder/message.subject': {"id":"request:emailPurchaseOrder/message.subject","kind":"request","section":"Endpoints, Send by e-mail","words":"subject | string | no"},
  'request:emailPurchaseOrder/message.body': {"id":"request:emailPurchaseOrder/message.body","kind":"request","section":"Endpoints, Send by e-mail","words":"body | string | no"},
  'request:emailPurchaseOrder/message.cc': {"id":"request:emailPurchaseOrder/message.cc","kind":"request","section":"Endpoints, Send by e-mail","words":"cc | string | no | valid e-mail address"},
  'request:emailPurchaseOrder/message.bcc': {"id":"request:emailPurchaseOrder/message.bcc","kind":"request","section":"Endpoints, Send by e-mail","words":"bcc | string | no | valid e-mail address"},
  'request:emailPurchaseOrder/message.logo': {"id":"request:emailPurchaseOrder/message.logo","kind":"request","section":"Endpoints, Send by e-mail","words":"logo | string | no | `0` or `1`; default `0`; only some plans; ignored if the account has no logo configured; unavailable for trial accounts"},
  'request:getDocumentPdf/path.document-id': {"id":"request:getDocumentPdf/path.document-id","kind":"request","section":"Endpoints, Documents","words":"GET | `/api/pdf/:document-id.json` | PDF link"},
  'request:getDocumentPdf/path.document-id/required': {"id":"request:getDocumentPdf/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"GET | `/api/pdf/:document-id.json` | PDF link"},
  'request:getDocumentPdf/query.second_copy': {"id":"request:getDocumentPdf/query.second_copy","kind":"request","section":"Endpoints, Generate PDF","words":"Query `second_copy` boolean, optional; `true` generates a copy of the original document."},
  'request:getDocumentQrCode/path.document-id': {"id":"request:getDocumentQrCode/path.document-id","kind":"request","section":"Endpoints, Documents","words":"GET | `/api/qr_codes/:document-id.json` | QR code link; 200 `qr_code.url`"},
  'request:getDocumentQrCode/path.document-id/required': {"id":"request:getDocumentQrCode/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"GET | `/api/qr_codes/:document-id.json` | QR code link; 200 `qr_code.url`"},
  'request:listRelatedDocuments/path.document-id': {"id":"request:listRelatedDocuments/path.document-id","kind":"request","section":"Endpoints, Documents","words":"GET | `/document/:document-id/related_documents.json` | related documents"},
  'request:listRelatedDocuments/path.document-id/required': {"id":"request:listRelatedDocuments/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"GET | `/document/:document-id/related_documents.json` | related documents"},
  'request:createPartialPayment/path.document-id': {"id":"request:createPartialPayment/path.document-id","kind":"request","section":"Endpoints, Documents","words":"POST | `/documents/:document-id/partial_payments.json` | generate a payment"},
  'request:createPartialPayment/path.document-id/required': {"id":"request:createPartialPayment/path.document-id/required","kind":"request","section":"Endpoints, Documents","words":"POST | `/documents/:document-id/partial_payments.json` | generate a payment"},
  'request:changeReceiptState/path.receipt-id': {"id":"request:changeReceiptState/path.receipt-id","kind":"request","section":"Endpoints, Documents","words":"PUT | `/receipts/:receipt-id/change-state.json` | cancel a payment"},
  'request:changeReceiptState/path.receipt-id/required': {"id":"request:changeReceiptState/path.receipt-id/required","kind":"request","section":"Endpoints, Documents","words":"PUT | `/receipts/:receipt-id/change-state.json` | cancel a payment"},
  'request:exportSaft/query.month': {"id":"request:exportSaft/query.month","kind":"request","section":"Endpoints, SAF-T export","words":"`GET /api/export_saft.json`. Query `month` string required; `years` string required. Asynchronous: 202 means generation started, repeat until 200, whose body holds the download link; 422 invalid parameters (empty); 500 generation failed."},
  'request:exportSaft/query.month/required': {"id":"request:exportSaft/query.month/required","kind":"request","section":"Endpoints, SAF-T export","words":"`GET /api/export_saft.json`. Query `month` string required; `years` string required. Asynchronous: 202 means generation started, repeat until 200, whose body holds the download link; 422 invalid parameters (empty); 500 generation failed."},
  'request:exportSaft/query.years': {"id":"request:exportSaft/query.years","kind":"request","section":"Endpoints, SAF-T export","words":"`GET /api/export_saft.json`. Query `month` string required; `years` string required. Asynchronous: 202 means generation started, repeat until 200, whose body holds the download link; 422 invalid parameters (empty); 500 generation failed."},
  'request:exportSaft/query.years/required': {"id":"request:exportSaft/query.years/required","kind":"request","section":"Endpoints, SAF-T export","words":"`GET /api/export_saft.json`. Query `month` string required; `years` string required. Asynchronous: 202 means generation started, repeat until 200, whose body holds the download link; 422 invalid parameters (empty); 500 generation failed."},
  'request:getClientBalance/path.client_id': {"id":"request:getClientBalance/path.client_id","kind":"request","section":"Endpoints, Treasury","words":"GET | `/api/v3/clients/{client_id}/balance.json` (client balance)"},
  'request:getClientBalance/path.client_id/required': {"id":"request:getClientBalance/path.client_id/required","kind":"request","section":"Endpoints, Treasury","words":"GET | `/api/v3/clients/{client_id}/balance.json` (client balance)"},
  'request:updateInitialBalance/path.client_id': {"id":"request:updateInitialBalance/path.client_id","kind":"request","section":"Endpoints, Treasury","words":"PUT | `/api/v3/clients/{client_id}/initial_balance.json` (update initial balance)"},
  'request:updateInitialBalance/path.client_id/required': {"id":"request:updateInitialBalance/path.client_id/required","kind":"request","section":"Endpoints, Treasury","words":"PUT | `/api/v3/clients/{client_id}/initial_balance.json` (update initial balance)"},
  'request:listRegularizations/path.client_id': {"id":"request:listRegularizations/path.client_id","kind":"request","section":"Endpoints, Treasury","words":"GET | `/api/v3/clients/{client_id}/regularization.json` (list regularizations)"},
  'request:listRegularizations/path.client_id/required': {"id":"request:listRegularizations/path.client_id/required","kind":"request","section":"Endpoints, Treasury","words":"GET | `/api/v3/clients/{client_id}/regularization.json` (list regularizations)"},
  'request:createRegularization/path.client_id': {"id":"request:createRegularization/path.client_id","kind":"request","section":"Endpoints, Treasury","words":"POST | `/api/v3/clients/{client_id}/regularization.json` (create)"},
  'request:createRegularization/path.client_id/required': {"id":"request:createRegularization/path.client_id/required","kind":"request","section":"Endpoints, Treasury","words":"POST | `/api/v3/clients/{client_id}/regularization.json` (create)"},
  'request:deleteRegularization/path.client_id': {"id":"request:deleteRegularization/path.client_id","kind":"request","section":"Endpoints, Treasury","words":"DELETE | `/api/v3/clients/{client_id}/regularization/{id}.json`"},
  'request:deleteRegularization/path.client_id/required': {"id":"request:deleteRegularization/path.client_id/required","kind":"request","section":"Endpoints, Treasury","words":"DELETE | `/api/v3/clients/{client_id}/regularization/{id}.json`"},
  'request:deleteRegularization/path.id': {"id":"request:deleteRegularization/path.id","kind":"request","section":"Endpoints, Treasury","words":"DELETE | `/api/v3/clients/{client_id}/regularization/{id}.json`"},
  'request:deleteRegularization/path.id/required': {"id":"request:deleteRegularization/path.id/required","kind":"request","section":"Endpoints, Treasury","words":"DELETE | `/api/v3/clients/{client_id}/regularization/{id}.json`"},
  'request:createTreasuryMovement/path.client_id': {"id":"request:createTreasuryMovement/path.client_id","kind":"request","section":"Endpoints, Treasury","words":"POST | `/api/v3/clients/{client_id}/treasury_movements.json` (create)"},
  'request:createTreasuryMovement/path.client_id/required': {"id":"request:createTreasuryMovement/path.client_id/required","kind":"request","section":"Endpoints, Treasury","words":"POST | `/api/v3/clients/{client_id}/treasury_movements.json` (create)"},
  'request:deleteTreasuryMovement/path.client_id': {"id":"request:deleteTreasuryMovement/path.client_id","kind":"request","section":"Endpoints, Treasury","words":"DELETE | `/api/v3/clients/{client_id}/treasury_movements/{id}.json`"},
  'request:deleteTreasuryMovement/path.client_id/required': {"id":"request:deleteTreasuryMovement/path.client_id/required","kind":"request","section":"Endpoints, Treasury","words":"DELETE | `/api/v3/clients/{client_id}/treasury_movements/{id}.json`"},
  'request:deleteTreasuryMovement/path.id': {"id":"request:deleteTreasuryMovement/path.id","kind":"request","section":"Endpoints, Treasury","words":"DELETE | `/api/v3/clients/{client_id}/treasury_movements/{id}.json`"},
  'request:deleteTreasuryMovement/path.id/required': {"id":"request:deleteTreasuryMovement/path.id/required","kind":"request","section":"Endpoints, Treasury","words":"DELETE | `/api/v3/clients/{client_id}/treasury_movements/{id}.json`"},
  'rule:key-needed': {"id":"rule:key-needed","kind":"rule","section":"Authentication 1 and 3","words":"Every endpoint except account creation (`create` and `create_already_user`) requires the query parameter `api_key` (string). When `api_key` is missing or wrong, the response is 401."},
  'rule:key-identifies-account': {"id":"rule:key-identifies-account","kind":"rule","section":"Authentication 2","words":"The key identifies the account; requests go to that account's host `{base_url}`."},
  'rule:creation-needs-no-key': {"id":"rule:creation-needs-no-key","kind":"rule","section":"Authentication 4","words":"Account creation endpoints need neither the account name nor a key."},
  'rule:creation-returns-key': {"id":"rule:creation-returns-key","kind":"rule","section":"Authentication 4","words":"creation returns the new account's `api_key` (<API_KEY>)."},
  'rule:account-defaults': {"id":"rule:account-defaults","kind":"rule","section":"Endpoints, Accounts, create body","words":"tax_country | no | `1`, `2`, `3` (three countries); a longer country list exists; default `1`. language | no | `pt`, `en`, `es`; default `pt`"},
  'rule:fiscal-id-unique': {"id":"rule:fiscal-id-unique","kind":"rule","section":"Endpoints, Accounts, create body","words":"fiscal_id | no | must be unique in the system when present"},
  'rule:fiscal-id-fixed': {"id":"rule:fiscal-id-fixed","kind":"rule","section":"Endpoints, Accounts, update body","words":"Variant A fields: `first_name`, `last_name`, `organization_name` (required), `phone`, `email` (required), `password` (required), `fiscal_id` (cannot be changed)"},
  'rule:account-update-either-variant': {"id":"rule:account-update-either-variant","kind":"rule","section":"Endpoints, Accounts, update body","words":"Update `account` body (two variants are given and they differ)"},
  'rule:item-name-unique': {"id":"rule:item-name-unique","kind":"rule","section":"Resources, Item","words":"name | string | must be unique; required on create, optional on update"},
  'rule:item-tax-by-name': {"id":"rule:item-tax-by-name","kind":"rule","section":"Resources, Item","words":"tax.name | string | optional; name of the tax to use; if no tax has that name, no tax is applied"},
  'rule:item-no-tax': {"id":"rule:item-no-tax","kind":"rule","section":"Resources, Item","words":"tax | object | optional; if absent no tax is applied to the item"},
  'rule:item-unit-price-not-negative': {"id":"rule:item-unit-price-not-negative","kind":"rule","section":"Resources, Item","words":"unit_price | string on input (number in responses) | required; a number >= 0.0"},
  'rule:item-partial-update': {"id":"rule:item-partial-update","kind":"rule","section":"Resources, Item","words":"name | string | must be unique; required on create, optional on update. description | string | required on create, optional on update"},
  'rule:item-fields-kept': {"id":"rule:item-fields-kept","kind":"rule","section":"Resources, Item; Endpoints, Items","words":"name | string | must be unique; required on create, optional on update. description | string | required on create, optional on update. unit_price | string on input (number in responses) | required; a number >= 0.0. unit | string | optional unit of measure"},
  'rule:tax-fields-kept': {"id":"rule:tax-fields-kept","kind":"rule","section":"Resources, Tax; Endpoints, Taxes","words":"name | string | sent on create and update. value | string on input (a decimal number written as text) | tax percentage. PUT | `/taxes/:tax-id.json` | path `tax-id`; body `tax`. GET | `/taxes/:tax-id.json` | path `tax-id` integer | 200 tax"},
  'rule:tax-answered': {"id":"rule:tax-answered","kind":"rule","section":"Endpoints, Taxes","words":"POST | `/taxes.json` | body `tax` (required object: name, value, region, default_tax) | 201 tax; 401; 422"},
  'rule:tax-deleted': {"id":"rule:tax-deleted","kind":"rule","section":"Endpoints, Taxes; Errors","words":"DELETE | `/taxes/:tax-id.json` | path `tax-id` | 200 empty; 401; 404. 404 | referenced resource (item, tax, account, sequence, client, document) does not exist"},
  'rule:client-open-fields': {"id":"rule:client-open-fields","kind":"rule","section":"Resources, Client; Endpoints, Clients","words":"PUT | `/clients/:client-id.json` | path `client-id`; body `client` (fields of the Client table; `name` and `code` required). GET | `/clients/:client-id.json` | path `client-id` integer | 200 `{client}`"},
  'rule:client-language-default': {"id":"rule:client-language-default","kind":"rule","section":"Resources, Client","words":"language | string | optional; one of `en`, `pt`, `es`; defaults to the account language"},
  'rule:client-observations-added': {"id":"rule:client-observations-added","kind":"rule","section":"Resources, Client","words":"observations | string | optional; default text added to the observations of every document sent to this client"},
  'rule:one-default-sequence': {"id":"rule:one-default-sequence","kind":"rule","section":"Endpoints, Sequences","words":"`default_sequence` string optional, `1` makes it the default. PUT | `/sequences/:sequence-id/set_current.json` | no body; path `sequence-id` integer; makes it the default"},
  'rule:sequence-fields-kept': {"id":"rule:sequence-fields-kept","kind":"rule","section":"Resources, Sequence; Endpoints, Sequences","words":"`serie` (string, series name). body `sequence`: `serie` string required"},
  'rule:number-on-final': {"id":"rule:number-on-final","kind":"rule","section":"Resources, Document","words":"sequence_number | string | form number/series. inverted_sequence_number | string | form series/number"},
  'rule:number-unique': {"id":"rule:number-unique","kind":"rule","section":"Resources, Document; What the service does","words":"sequences (numbering series that group documents). sequence_number | string | form number/series"},
  'rule:atcud-unique': {"id":"rule:atcud-unique","kind":"rule","section":"Resources, Document","words":"atcud | string | tax-authority identifier; a unique code when the sequence is registered, `N/D` when relevant but not registered, `N/A` when not relevant and not registered"},
  'rule:document-wrapper': {"id":"rule:document-wrapper","kind":"rule","section":"Resources, Document","words":"The response wrapper key is the singular type: `invoice`, `quote`, `shipping`, `purchase_order` (wrapper keys of other singular types follow the same pattern)."},
  'rule:document-fields-kept': {"id":"rule:document-fields-kept","kind":"rule","section":"Resources, Document; Endpoints, Documents","words":"Document (common fields of invoice, estimate, guide, purchase order). GET | `/:type/:document-id.json` | get one; 200 wrapper object"},
  'rule:guide-fields-accepted': {"id":"rule:guide-fields-accepted","kind":"rule","section":"Endpoints, Documents (guide bodies)","words":"Guide create/update body (wrapper key `shipping` for shippings; wrappers for the other types follow the singular type), field names"},
  'rule:type-of-its-own': {"id":"rule:type-of-its-own","kind":"rule","section":"Resources, Document","words":"type | string | e.g. Invoice, Quote, Shipping, PurchaseOrder. The response wrapper key is the singular type"},
  'rule:client-created': {"id":"rule:client-created","kind":"rule","section":"Create and update behaviours 1","words":"When the client name does not exist, a client is created in the same request."},
  'rule:item-created': {"id":"rule:item-created","kind":"rule","section":"Create and update behaviours 2","words":"When an item name does not exist, an item is created; when it exists, it is updated with the new values."},
  'rule:item-updated': {"id":"rule:item-updated","kind":"rule","section":"Create and update behaviours 2","words":"When an item name does not exist, an item is created; when it exists, it is updated with the new values."},
  'rule:unknown-tax-default': {"id":"rule:unknown-tax-default","kind":"rule","section":"Create and update behaviours 3","words":"When an item's tax name is not found, the default tax is applied to that item."},
  'rule:exemption-reason': {"id":"rule:exemption-reason","kind":"rule","section":"Create and update behaviours 4","words":"Portuguese accounts must send the exemption reason when an invoice has exempt items (0% tax)."},
  'rule:simplified-portugal-only': {"id":"rule:simplified-portugal-only","kind":"rule","section":"Create and update behaviours 5","words":"Simplified invoices exist only for Portugal."},
  'rule:before-taxes-sum': {"id":"rule:before-taxes-sum","kind":"rule","section":"Resources, Document (by the names of the fields)","words":"sum | number. discount | number. before_taxes | number"},
  'rule:total-sum': {"id":"rule:total-sum","kind":"rule","section":"Resources, Document (by the names of the fields)","words":"before_taxes | number. taxes | number. total | number"},
  'rule:sum-of-lines': {"id":"rule:sum-of-lines","kind":"rule","section":"Resources, Document and line item (by the names of the fields)","words":"sum | number. taxes | number. Line item: ..., `unit_price` (string), `unit`, `quantity` (string), `tax` (object with `id` integer, `name` string, `value` integer), `discount` (number), `subtotal`, `tax_amount`, `discount_amount`, `total` (numbers)."},
  'rule:transition-allowed': {"id":"rule:transition-allowed","kind":"rule","section":"States and transitions","words":"From | Trigger: state value in request body | Condition | To"},
  'rule:transition-forbidden': {"id":"rule:transition-forbidden","kind":"rule","section":"States and transitions","words":"From | Trigger: state value in request body | Condition | To"},
  'rule:deleted-stays-deleted': {"id":"rule:deleted-stays-deleted","kind":"rule","section":"States and transitions","words":"From | Trigger: state value in request body | Condition | To (no row starts from deleted)"},
  'rule:list-text': {"id":"rule:list-text","kind":"rule","section":"List filters","words":"text | string | all lists"},
  'rule:list-type': {"id":"rule:list-type","kind":"rule","section":"List filters","words":"type[] | array of strings, e.g. Invoice, Quote, Shipping | all lists; purchase orders use a scalar `type`"},
  'rule:list-status': {"id":"rule:list-status","kind":"rule","section":"List filters","words":"status[] | array of strings, e.g. sent | all lists"},
  'rule:list-date': {"id":"rule:list-date","kind":"rule","section":"List filters","words":"date[from], date[to] | dd/mm/yyyy | invoices, estimates, purchase orders"},
  'rule:list-due-date': {"id":"rule:list-due-date","kind":"rule","section":"List filters","words":"due_date[from], due_date[to] | dd/mm/yyyy | invoices, estimates, purchase orders"},
  'rule:list-total': {"id":"rule:list-total","kind":"rule","section":"List filters","words":"total_before_taxes[from], total_before_taxes[to] | decimal | invoices, estimates, purchase orders"},
  'rule:list-loaded-at': {"id":"rule:list-loaded-at","kind":"rule","section":"List filters","words":"loaded_at[from], loaded_at[to] | date | guides"},
  'rule:pages-partition': {"id":"rule:pages-partition","kind":"rule","section":"Limits 1 to 3","words":"`page` (integer) defaults to 1. `per_page` (integer) defaults to 10, or to the value in account settings (10, 20 or 30). Paginated list responses report `total_entries`, `current_page`, `total_pages`, `per_page`."},
  'rule:pagination-adds-up': {"id":"rule:pagination-adds-up","kind":"rule","section":"Limits 3","words":"Paginated list responses report `total_entries`, `current_page`, `total_pages`, `per_page`."},
  'rule:page-defaults-to-one': {"id":"rule:page-defaults-to-one","kind":"rule","section":"Limits 1","words":"`page` (integer) defaults to 1."},
  'rule:per-page-default': {"id":"rule:per-page-default","kind":"rule","section":"Limits 2","words":"`per_page` (integer) defaults to 10, or to the value in account settings (10, 20 or 30)."},
  'rule:email-needs-recipient': {"id":"rule:email-needs-recipient","kind":"rule","section":"Send by e-mail","words":"client.email | string | yes | valid e-mail address; recipient. client.save | string | yes | `0` do not save; `1` save or update the client's e-mail"},
  'rule:email-saves-address': {"id":"rule:email-saves-address","kind":"rule","section":"Send by e-mail","words":"client.save | string | yes | `0` do not save; `1` save or update the client's e-mail"},
  'rule:email-addresses-valid': {"id":"rule:email-addresses-valid","kind":"rule","section":"Send by e-mail","words":"client.email | string | yes | valid e-mail address; recipient. cc | string | no | valid e-mail address. bcc | string | no | valid e-mail address"},
  'rule:pdf-poll': {"id":"rule:pdf-poll","kind":"rule","section":"Generate PDF","words":"202 accepted, empty, the caller repeats the request until 200"},
  'rule:pdf-second-copy': {"id":"rule:pdf-second-copy","kind":"rule","section":"Generate PDF","words":"Query `second_copy` boolean, optional; `true` generates a copy of the original document."},
  'rule:saft-poll': {"id":"rule:saft-poll","kind":"rule","section":"SAF-T export","words":"Asynchronous: 202 means generation started, repeat until 200, whose body holds the download link"},
  'rule:saft-parameters': {"id":"rule:saft-parameters","kind":"rule","section":"SAF-T export","words":"Query `month` string required; `years` string required. 422 invalid parameters (empty)"},
  'rule:qr-link': {"id":"rule:qr-link","kind":"rule","section":"Endpoints, Documents","words":"QR code link; 200 `qr_code.url`"},
  'rule:payment-canceled': {"id":"rule:payment-canceled","kind":"rule","section":"Endpoints, Documents","words":"PUT | `/receipts/:receipt-id/change-state.json` | cancel a payment"},
  'rule:filters-together': {"id":"rule:filters-together","kind":"rule","section":"List filters","words":"List filters (query; shown for invoices, estimates, purchase orders, guides)"},
  'rule:record-unknown': {"id":"rule:record-unknown","kind":"rule","section":"Errors","words":"404 | referenced resource (item, tax, account, sequence, client, document) does not exist"},
  'rule:record-meant': {"id":"rule:record-meant","kind":"rule","section":"Endpoints","words":"In paths, `:name` and `{name}` mean the same path placeholder. GET | `/items/:item-id.json` | path `item-id` integer | 200 `{item}`; 401; 404"},
  'rule:record-listed': {"id":"rule:record-listed","kind":"rule","section":"Endpoints","words":"GET | `/items.json` | ... | 200 `{items: [item]}`; 401. GET | `/invoices.json` | list invoices; other types via `/invoice_receipts.json`, `/simplified_invoices.json`, `/vat_moss_invoices`, `/credit_notes.json`, `/debit_notes.json`, `/receipts.json`"},
  'rule:refused-changes-nothing': {"id":"rule:refused-changes-nothing","kind":"rule","section":"Errors","words":"422 | some parameters incorrect (update/create/e-mail/set_current/SAF-T)"},
  'rule:no-server-error': {"id":"rule:no-server-error","kind":"rule","section":"Errors","words":"500 | SAF-T generation failed"},
};

export const interpretations: { readonly [Id in InterpretationId]: Interpretation } = {
  'operation:createAccountForUser': {"id":"operation:createAccountForUser","kind":"operation","reason":"body fields and response"},
  'operation:configureAtCommunication': {"id":"operation:configureAtCommunication","kind":"operation","reason":"payload and response"},
  'operation:deleteItem': {"id":"operation:deleteItem","kind":"operation","reason":"not in the description; called by public clients"},
  'operation:findClientByName': {"id":"operation:findClientByName","kind":"operation","reason":"parameters"},
  'operation:findClientByCode': {"id":"operation:findClientByCode","kind":"operation","reason":"parameters"},
  'operation:listClientInvoices': {"id":"operation:listClientInvoices","kind":"operation","reason":"body and response"},
  'operation:registerSequence': {"id":"operation:registerSequence","kind":"operation","reason":"payload and responses"},
  'operation:listRelatedDocuments': {"id":"operation:listRelatedDocuments","kind":"operation","reason":"payload"},
  'operation:createPartialPayment': {"id":"operation:createPartialPayment","kind":"operation","reason":"payload"},
  'operation:getReceipt': {"id":"operation:getReceipt","kind":"operation","reason":"not in the description; called by public clients"},
  'operation:changeReceiptState': {"id":"operation:changeReceiptState","kind":"operation","reason":"payload"},
  'operation:getClientBalance': {"id":"operation:getClientBalance","kind":"operation","reason":"request and response payloads"},
  'operation:updateInitialBalance': {"id":"operation:updateInitialBalance","kind":"operation","reason":"request and response payloads"},
  'operation:listRegularizations': {"id":"operation:listRegularizations","kind":"operation","reason":"request and response payloads"},
  'operation:createRegularization': {"id":"operation:createRegularization","kind":"operation","reason":"request and response payloads"},
  'operation:deleteRegularization': {"id":"operation:deleteRegularization","kind":"operation","reason":"request and response payloads"},
  'operation:createTreasuryMovement': {"id":"operation:createTreasuryMovement","kind":"operation","reason":"request and response payloads"},
  'operation:deleteTreasuryMovement': {"id":"operation:deleteTreasuryMovement","kind":"operation","reason":"request and response payloads"},
  'status:createAccountForUser/201': {"id":"status:createAccountForUser/201","kind":"status","reason":"the response is not shown; the same as for create"},
  'status:createAccountForUser/422': {"id":"status:createAccountForUser/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:configureAtCommunication/200': {"id":"status:configureAtCommunication/200","kind":"status","reason":"the response is not shown"},
  'status:configureAtCommunication/422': {"id":"status:configureAtCommunication/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:createItem/201': {"id":"status:createItem/201","kind":"status","reason":"the answer to a create is not shown; any 2xx is lawful"},
  'status:deleteItem/200': {"id":"status:deleteItem/200","kind":"status","reason":"not in the description; called by public clients"},
  'status:deleteItem/401': {"id":"status:deleteItem/401","kind":"status","reason":"not in the description; called by public clients"},
  'status:deleteItem/404': {"id":"status:deleteItem/404","kind":"status","reason":"not in the description; called by public clients"},
  'status:deleteItem/422': {"id":"status:deleteItem/422","kind":"status","reason":"not in the description; called by public clients"},
  'status:createClient/201': {"id":"status:createClient/201","kind":"status","reason":"the answer to a create is not shown; any 2xx is lawful"},
  'status:updateClient/200': {"id":"status:updateClient/200","kind":"status","reason":"the success answer is not shown; any 2xx is lawful"},
  'status:findClientByName/200': {"id":"status:findClientByName/200","kind":"status","reason":"parameters and answer are not shown"},
  'status:findClientByName/404': {"id":"status:findClientByName/404","kind":"status","reason":"the responses of this operation are not shown"},
  'status:findClientByName/422': {"id":"status:findClientByName/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:findClientByCode/200': {"id":"status:findClientByCode/200","kind":"status","reason":"parameters and answer are not shown"},
  'status:findClientByCode/404': {"id":"status:findClientByCode/404","kind":"status","reason":"the responses of this operation are not shown"},
  'status:findClientByCode/422': {"id":"status:findClientByCode/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:listClientInvoices/200': {"id":"status:listClientInvoices/200","kind":"status","reason":"the response is not shown"},
  'status:listClientInvoices/404': {"id":"status:listClientInvoices/404","kind":"status","reason":"the responses of this operation are not shown"},
  'status:listClientInvoices/422': {"id":"status:listClientInvoices/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:createSequence/201': {"id":"status:createSequence/201","kind":"status","reason":"the answer to a create is not shown; any 2xx is lawful"},
  'status:registerSequence/200': {"id":"status:registerSequence/200","kind":"status","reason":"payload and responses are not shown"},
  'status:registerSequence/404': {"id":"status:registerSequence/404","kind":"status","reason":"the responses of this operation are not shown"},
  'status:registerSequence/422': {"id":"status:registerSequence/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:listInvoices/200': {"id":"status:listInvoices/200","kind":"status","reason":"the list body is not shown"},
  'status:createInvoice/201': {"id":"status:createInvoice/201","kind":"status","reason":"the answer to a create is not shown; any 2xx is lawful"},
  'status:createInvoice/422': {"id":"status:createInvoice/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:updateInvoice/200': {"id":"status:updateInvoice/200","kind":"status","reason":"the success answer is not shown; any 2xx is lawful"},
  'status:updateInvoice/422': {"id":"status:updateInvoice/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:changeInvoiceState/200': {"id":"status:changeInvoiceState/200","kind":"status","reason":"the answer to a change of state is not shown; any 2xx is lawful"},
  'status:changeInvoiceState/422': {"id":"status:changeInvoiceState/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:listInvoiceReceipts/200': {"id":"status:listInvoiceReceipts/200","kind":"status","reason":"the list body is not shown"},
  'status:createInvoiceReceipt/201': {"id":"status:createInvoiceReceipt/201","kind":"status","reason":"the answer to a create is not shown; any 2xx is lawful"},
  'status:createInvoiceReceipt/422': {"id":"status:createInvoiceReceipt/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:updateInvoiceReceipt/200': {"id":"status:updateInvoiceReceipt/200","kind":"status","reason":"the success answer is not shown; any 2xx is lawful"},
  'status:updateInvoiceReceipt/422': {"id":"status:updateInvoiceReceipt/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:changeInvoiceReceiptState/200': {"id":"status:changeInvoiceReceiptState/200","kind":"status","reason":"the answer to a change of state is not shown; any 2xx is lawful"},
  'status:changeInvoiceReceiptState/422': {"id":"status:changeInvoiceReceiptState/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:listSimplifiedInvoices/200': {"id":"status:listSimplifiedInvoices/200","kind":"status","reason":"the list body is not shown"},
  'status:createSimplifiedInvoice/201': {"id":"status:createSimplifiedInvoice/201","kind":"status","reason":"the answer to a create is not shown; any 2xx is lawful"},
  'status:createSimplifiedInvoice/422': {"id":"status:createSimplifiedInvoice/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:updateSimplifiedInvoice/200': {"id":"status:updateSimplifiedInvoice/200","kind":"status","reason":"the success answer is not shown; any 2xx is lawful"},
  'status:updateSimplifiedInvoice/422': {"id":"status:updateSimplifiedInvoice/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:changeSimplifiedInvoiceState/200': {"id":"status:changeSimplifiedInvoiceState/200","kind":"status","reason":"the answer to a change of state is not shown; any 2xx is lawful"},
  'status:changeSimplifiedInvoiceState/422': {"id":"status:changeSimplifiedInvoiceState/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:createVatMossInvoice/201': {"id":"status:createVatMossInvoice/201","kind":"status","reason":"the answer to a create is not shown; any 2xx is lawful"},
  'status:createVatMossInvoice/422': {"id":"status:createVatMossInvoice/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:updateVatMossInvoice/200': {"id":"status:updateVatMossInvoice/200","kind":"status","reason":"the success answer is not shown; any 2xx is lawful"},
  'status:updateVatMossInvoice/422': {"id":"status:updateVatMossInvoice/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:changeVatMossInvoiceState/200': {"id":"status:changeVatMossInvoiceState/200","kind":"status","reason":"the answer to a change of state is not shown; any 2xx is lawful"},
  'status:changeVatMossInvoiceState/422': {"id":"status:changeVatMossInvoiceState/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:listCreditNotes/200': {"id":"status:listCreditNotes/200","kind":"status","reason":"the list body is not shown"},
  'status:createCreditNote/201': {"id":"status:createCreditNote/201","kind":"status","reason":"the answer to a create is not shown; any 2xx is lawful"},
  'status:createCreditNote/422': {"id":"status:createCreditNote/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:updateCreditNote/200': {"id":"status:updateCreditNote/200","kind":"status","reason":"the success answer is not shown; any 2xx is lawful"},
  'status:updateCreditNote/422': {"id":"status:updateCreditNote/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:changeCreditNoteState/200': {"id":"status:changeCreditNoteState/200","kind":"status","reason":"the answer to a change of state is not shown; any 2xx is lawful"},
  'status:changeCreditNoteState/422': {"id":"status:changeCreditNoteState/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:listDebitNotes/200': {"id":"status:listDebitNotes/200","kind":"status","reason":"the list body is not shown"},
  'status:createDebitNote/201': {"id":"status:createDebitNote/201","kind":"status","reason":"the answer to a create is not shown; any 2xx is lawful"},
  'status:createDebitNote/422': {"id":"status:createDebitNote/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:updateDebitNote/200': {"id":"status:updateDebitNote/200","kind":"status","reason":"the success answer is not shown; any 2xx is lawful"},
  'status:updateDebitNote/422': {"id":"status:updateDebitNote/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:changeDebitNoteState/200': {"id":"status:changeDebitNoteState/200","kind":"status","reason":"the answer to a change of state is not shown; any 2xx is lawful"},
  'status:changeDebitNoteState/422': {"id":"status:changeDebitNoteState/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:listVatMossInvoices/200': {"id":"status:listVatMossInvoices/200","kind":"status","reason":"the list body is not shown"},
  'status:listReceipts/200': {"id":"status:listReceipts/200","kind":"status","reason":"the list body is not shown"},
  'status:createQuote/201': {"id":"status:createQuote/201","kind":"status","reason":"the answer to a create is not shown; any 2xx is lawful"},
  'status:createQuote/422': {"id":"status:createQuote/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:updateQuote/200': {"id":"status:updateQuote/200","kind":"status","reason":"the success answer is not shown; any 2xx is lawful"},
  'status:updateQuote/422': {"id":"status:updateQuote/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:changeQuoteState/200': {"id":"status:changeQuoteState/200","kind":"status","reason":"the answer to a change of state is not shown; any 2xx is lawful"},
  'status:changeQuoteState/422': {"id":"status:changeQuoteState/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:createProforma/201': {"id":"status:createProforma/201","kind":"status","reason":"the answer to a create is not shown; any 2xx is lawful"},
  'status:createProforma/422': {"id":"status:createProforma/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:updateProforma/200': {"id":"status:updateProforma/200","kind":"status","reason":"the success answer is not shown; any 2xx is lawful"},
  'status:updateProforma/422': {"id":"status:updateProforma/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:changeProformaState/200': {"id":"status:changeProformaState/200","kind":"status","reason":"the answer to a change of state is not shown; any 2xx is lawful"},
  'status:changeProformaState/422': {"id":"status:changeProformaState/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:createFeesNote/201': {"id":"status:createFeesNote/201","kind":"status","reason":"the answer to a create is not shown; any 2xx is lawful"},
  'status:createFeesNote/422': {"id":"status:createFeesNote/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:updateFeesNote/200': {"id":"status:updateFeesNote/200","kind":"status","reason":"the success answer is not shown; any 2xx is lawful"},
  'status:updateFeesNote/422': {"id":"status:updateFeesNote/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:changeFeesNoteState/200': {"id":"status:changeFeesNoteState/200","kind":"status","reason":"the answer to a change of state is not shown; any 2xx is lawful"},
  'status:changeFeesNoteState/422': {"id":"status:changeFeesNoteState/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:createShipping/201': {"id":"status:createShipping/201","kind":"status","reason":"the description gives 200/success for guides; 201 is as lawful"},
  'status:updateShipping/200': {"id":"status:updateShipping/200","kind":"status","reason":"the success answer is not shown; any 2xx is lawful"},
  'status:changeShippingState/200': {"id":"status:changeShippingState/200","kind":"status","reason":"the answer to a change of state is not shown; any 2xx is lawful"},
  'status:changeShippingState/422': {"id":"status:changeShippingState/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:createTransport/201': {"id":"status:createTransport/201","kind":"status","reason":"the description gives 200/success for guides; 201 is as lawful"},
  'status:updateTransport/200': {"id":"status:updateTransport/200","kind":"status","reason":"the success answer is not shown; any 2xx is lawful"},
  'status:changeTransportState/200': {"id":"status:changeTransportState/200","kind":"status","reason":"the answer to a change of state is not shown; any 2xx is lawful"},
  'status:changeTransportState/422': {"id":"status:changeTransportState/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:createDevolution/201': {"id":"status:createDevolution/201","kind":"status","reason":"the description gives 200/success for guides; 201 is as lawful"},
  'status:updateDevolution/200': {"id":"status:updateDevolution/200","kind":"status","reason":"the success answer is not shown; any 2xx is lawful"},
  'status:changeDevolutionState/200': {"id":"status:changeDevolutionState/200","kind":"status","reason":"the answer to a change of state is not shown; any 2xx is lawful"},
  'status:changeDevolutionState/422': {"id":"status:changeDevolutionState/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:listPurchaseOrders/200': {"id":"status:listPurchaseOrders/200","kind":"status","reason":"the list body is not shown"},
  'status:createPurchaseOrder/201': {"id":"status:createPurchaseOrder/201","kind":"status","reason":"the answer to a create is not shown; any 2xx is lawful"},
  'status:createPurchaseOrder/422': {"id":"status:createPurchaseOrder/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:updatePurchaseOrder/200': {"id":"status:updatePurchaseOrder/200","kind":"status","reason":"the success answer is not shown; any 2xx is lawful"},
  'status:updatePurchaseOrder/422': {"id":"status:updatePurchaseOrder/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:changePurchaseOrderState/200': {"id":"status:changePurchaseOrderState/200","kind":"status","reason":"the answer to a change of state is not shown; any 2xx is lawful"},
  'status:changePurchaseOrderState/422': {"id":"status:changePurchaseOrderState/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:getDocumentQrCode/422': {"id":"status:getDocumentQrCode/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:listRelatedDocuments/200': {"id":"status:listRelatedDocuments/200","kind":"status","reason":"the payload is not shown"},
  'status:listRelatedDocuments/404': {"id":"status:listRelatedDocuments/404","kind":"status","reason":"the responses of this operation are not shown"},
  'status:createPartialPayment/201': {"id":"status:createPartialPayment/201","kind":"status","reason":"the response is not shown"},
  'status:createPartialPayment/404': {"id":"status:createPartialPayment/404","kind":"status","reason":"the responses of this operation are not shown"},
  'status:createPartialPayment/422': {"id":"status:createPartialPayment/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:getReceipt/200': {"id":"status:getReceipt/200","kind":"status","reason":"not in the description; called by public clients"},
  'status:getReceipt/401': {"id":"status:getReceipt/401","kind":"status","reason":"not in the description; called by public clients"},
  'status:getReceipt/404': {"id":"status:getReceipt/404","kind":"status","reason":"not in the description; called by public clients"},
  'status:changeReceiptState/200': {"id":"status:changeReceiptState/200","kind":"status","reason":"the response is not shown"},
  'status:changeReceiptState/404': {"id":"status:changeReceiptState/404","kind":"status","reason":"the responses of this operation are not shown"},
  'status:changeReceiptState/422': {"id":"status:changeReceiptState/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:getClientBalance/200': {"id":"status:getClientBalance/200","kind":"status","reason":"treasury payloads are not shown"},
  'status:getClientBalance/404': {"id":"status:getClientBalance/404","kind":"status","reason":"the responses of this operation are not shown"},
  'status:updateInitialBalance/200': {"id":"status:updateInitialBalance/200","kind":"status","reason":"treasury payloads are not shown"},
  'status:updateInitialBalance/404': {"id":"status:updateInitialBalance/404","kind":"status","reason":"the responses of this operation are not shown"},
  'status:updateInitialBalance/422': {"id":"status:updateInitialBalance/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:listRegularizations/200': {"id":"status:listRegularizations/200","kind":"status","reason":"treasury payloads are not shown"},
  'status:listRegularizations/404': {"id":"status:listRegularizations/404","kind":"status","reason":"the responses of this operation are not shown"},
  'status:createRegularization/201': {"id":"status:createRegularization/201","kind":"status","reason":"treasury payloads are not shown"},
  'status:createRegularization/404': {"id":"status:createRegularization/404","kind":"status","reason":"the responses of this operation are not shown"},
  'status:createRegularization/422': {"id":"status:createRegularization/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:deleteRegularization/200': {"id":"status:deleteRegularization/200","kind":"status","reason":"treasury payloads are not shown"},
  'status:deleteRegularization/404': {"id":"status:deleteRegularization/404","kind":"status","reason":"the responses of this operation are not shown"},
  'status:createTreasuryMovement/201': {"id":"status:createTreasuryMovement/201","kind":"status","reason":"treasury payloads are not shown"},
  'status:createTreasuryMovement/404': {"id":"status:createTreasuryMovement/404","kind":"status","reason":"the responses of this operation are not shown"},
  'status:createTreasuryMovement/422': {"id":"status:createTreasuryMovement/422","kind":"status","reason":"the refusals of this operation are not shown"},
  'status:deleteTreasuryMovement/200': {"id":"status:deleteTreasuryMovement/200","kind":"status","reason":"treasury payloads are not shown"},
  'status:deleteTreasuryMovement/404': {"id":"status:deleteTreasuryMovement/404","kind":"status","reason":"the responses of this operation are not shown"},
  'state:purchase_order/draft+finalized': {"id":"state:purchase_order/draft+finalized","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/draft+deleted': {"id":"state:purchase_order/draft+deleted","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/draft+accept': {"id":"state:purchase_order/draft+accept","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/draft+refuse': {"id":"state:purchase_order/draft+refuse","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/draft+canceled': {"id":"state:purchase_order/draft+canceled","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/draft+completed': {"id":"state:purchase_order/draft+completed","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/final+finalized': {"id":"state:purchase_order/final+finalized","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/final+deleted': {"id":"state:purchase_order/final+deleted","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/final+accept': {"id":"state:purchase_order/final+accept","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/final+refuse': {"id":"state:purchase_order/final+refuse","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/final+canceled': {"id":"state:purchase_order/final+canceled","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/final+completed': {"id":"state:purchase_order/final+completed","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/deleted+finalized': {"id":"state:purchase_order/deleted+finalized","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/deleted+deleted': {"id":"state:purchase_order/deleted+deleted","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/deleted+accept': {"id":"state:purchase_order/deleted+accept","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/deleted+refuse': {"id":"state:purchase_order/deleted+refuse","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/deleted+canceled': {"id":"state:purchase_order/deleted+canceled","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/deleted+completed': {"id":"state:purchase_order/deleted+completed","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/accepted+finalized': {"id":"state:purchase_order/accepted+finalized","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/accepted+deleted': {"id":"state:purchase_order/accepted+deleted","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/accepted+accept': {"id":"state:purchase_order/accepted+accept","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/accepted+refuse': {"id":"state:purchase_order/accepted+refuse","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/accepted+canceled': {"id":"state:purchase_order/accepted+canceled","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/accepted+completed': {"id":"state:purchase_order/accepted+completed","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/refused+finalized': {"id":"state:purchase_order/refused+finalized","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/refused+deleted': {"id":"state:purchase_order/refused+deleted","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/refused+accept': {"id":"state:purchase_order/refused+accept","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/refused+refuse': {"id":"state:purchase_order/refused+refuse","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/refused+canceled': {"id":"state:purchase_order/refused+canceled","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/refused+completed': {"id":"state:purchase_order/refused+completed","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/canceled+finalized': {"id":"state:purchase_order/canceled+finalized","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/canceled+deleted': {"id":"state:purchase_order/canceled+deleted","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/canceled+accept': {"id":"state:purchase_order/canceled+accept","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/canceled+refuse': {"id":"state:purchase_order/canceled+refuse","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/canceled+canceled': {"id":"state:purchase_order/canceled+canceled","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/canceled+completed': {"id":"state:purchase_order/canceled+completed","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/completed+finalized': {"id":"state:purchase_order/completed+finalized","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/completed+deleted': {"id":"state:purchase_order/completed+deleted","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/completed+accept': {"id":"state:purchase_order/completed+accept","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/completed+refuse': {"id":"state:purchase_order/completed+refuse","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/completed+canceled': {"id":"state:purchase_order/completed+canceled","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:purchase_order/completed+completed': {"id":"state:purchase_order/completed+completed","kind":"state","reason":"the transitions of purchase orders are not shown; as estimates, and completed"},
  'state:receipt/final+canceled': {"id":"state:receipt/final+canceled","kind":"state","reason":"payloads of payments are not shown"},
  'state:receipt/canceled+canceled': {"id":"state:receipt/canceled+canceled","kind":"state","reason":"payloads of payments are not shown"},
  'schema:ErrorMessage.details': {"id":"schema:ErrorMessage.details","kind":"schema","reason":"error bodies are empty unless stated; ours reports the error"},
  'schema:ErrorDetail.field': {"id":"schema:ErrorDetail.field","kind":"schema","reason":"error bodies are empty unless stated; ours reports the error"},
  'schema:ErrorDetail.message': {"id":"schema:ErrorDetail.message","kind":"schema","reason":"error bodies are empty unless stated; ours reports the error"},
  'schema:AtCommunicationAnswer.success': {"id":"schema:AtCommunicationAnswer.success","kind":"schema","reason":"the response is not shown"},
  'schema:TaxList.taxes': {"id":"schema:TaxList.taxes","kind":"schema","reason":"the fields of tax answers are not shown"},
  'schema:Tax.id': {"id":"schema:Tax.id","kind":"schema","reason":"the fields of tax answers are not shown"},
  'schema:Tax.name': {"id":"schema:Tax.name","kind":"schema","reason":"the fields of tax answers are not shown"},
  'schema:Tax.value': {"id":"schema:Tax.value","kind":"schema","reason":"the fields of tax answers are not shown"},
  'schema:Tax.region': {"id":"schema:Tax.region","kind":"schema","reason":"the fields of tax answers are not shown"},
  'schema:Tax.default_tax': {"id":"schema:Tax.default_tax","kind":"schema","reason":"the fields of tax answers are not shown"},
  'schema:Tax.code': {"id":"schema:Tax.code","kind":"schema","reason":"the fields of tax answers are not shown"},
  'schema:TaxAnswer.tax': {"id":"schema:TaxAnswer.tax","kind":"schema","reason":"the fields of tax answers are not shown"},
  'schema:ListedClient.payment_days': {"id":"schema:ListedClient.payment_days","kind":"schema","reason":"seen in public"},
  'schema:CreatedClientAnswer.client': {"id":"schema:CreatedClientAnswer.client","kind":"schema","reason":"the answer to a create is not shown; any 2xx is lawful"},
  'schema:ClientInvoiceList.invoices': {"id":"schema:ClientInvoiceList.invoices","kind":"schema","reason":"the response is not shown"},
  'schema:ClientInvoiceList.pagination': {"id":"schema:ClientInvoiceList.pagination","kind":"schema","reason":"the response is not shown"},
  'schema:RegisteredSequenceList.sequences': {"id":"schema:RegisteredSequenceList.sequences","kind":"schema","reason":"payload and responses are not shown"},
  'schema:InvoiceList.invoices': {"id":"schema:InvoiceList.invoices","kind":"schema","reason":"the list body is not shown"},
  'schema:InvoiceList.pagination': {"id":"schema:InvoiceList.pagination","kind":"schema","reason":"the list body is not shown"},
  'schema:InvoiceReceiptList.invoice_receipts': {"id":"schema:InvoiceReceiptList.invoice_receipts","kind":"schema","reason":"the list body is not shown"},
  'schema:InvoiceReceiptList.pagination': {"id":"schema:InvoiceReceiptList.pagination","kind":"schema","reason":"the list body is not shown"},
  'schema:InvoiceReceipt.type': {"id":"schema:InvoiceReceipt.type","kind":"schema","reason":"the answer to a create is not shown; any 2xx is lawful"},
  'schema:SimplifiedInvoiceList.simplified_invoices': {"id":"schema:SimplifiedInvoiceList.simplified_invoices","kind":"schema","reason":"the list body is not shown"},
  'schema:SimplifiedInvoiceList.pagination': {"id":"schema:SimplifiedInvoiceList.pagination","kind":"schema","reason":"the list body is not shown"},
  'schema:SimplifiedInvoice.type': {"id":"schema:SimplifiedInvoice.type","kind":"schema","reason":"the answer to a create is not shown; any 2xx is lawful"},
  'schema:VatMossInvoice.type': {"id":"schema:VatMossInvoice.type","kind":"schema","reason":"the answer to a create is not shown; any 2xx is lawful"},
  'schema:CreditNoteList.credit_notes': {"id":"schema:CreditNoteList.credit_notes","kind":"schema","reason":"the list body is not shown"},
  'schema:CreditNoteList.pagination': {"id":"schema:CreditNoteList.pagination","kind":"schema","reason":"the list body is not shown"},
  'schema:CreditNote.type': {"id":"schema:CreditNote.type","kind":"schema","reason":"the answer to a create is not shown; any 2xx is lawful"},
  'schema:DebitNoteList.debit_notes': {"id":"schema:DebitNoteList.debit_notes","kind":"schema","reason":"the list body is not shown"},
  'schema:DebitNoteList.pagination': {"id":"schema:DebitNoteList.pagination","kind":"schema","reason":"the list body is not shown"},
  'schema:DebitNote.type': {"id":"schema:DebitNote.type","kind":"schema","reason":"the answer to a create is not shown; any 2xx is lawful"},
  'schema:VatMossInvoiceList.vat_moss_invoices': {"id":"schema:VatMossInvoiceList.vat_moss_invoices","kind":"schema","reason":"the list body is not shown"},
  'schema:VatMossInvoiceList.pagination': {"id":"schema:VatMossInvoiceList.pagination","kind":"schema","reason":"the list body is not shown"},
  'schema:ReceiptList.receipts': {"id":"schema:ReceiptList.receipts","kind":"schema","reason":"the list body is not shown"},
  'schema:ReceiptList.pagination': {"id":"schema:ReceiptList.pagination","kind":"schema","reason":"the list body is not shown"},
  'schema:Proforma.type': {"id":"schema:Proforma.type","kind":"schema","reason":"the answer to a create is not shown; any 2xx is lawful"},
  'schema:FeesNote.type': {"id":"schema:FeesNote.type","kind":"schema","reason":"the answer to a create is not shown; any 2xx is lawful"},
  'schema:GuideDocument.loaded_at': {"id":"schema:GuideDocument.loaded_at","kind":"schema","reason":"it is sent and filtered by but not listed in the answer"},
  'schema:Transport.type': {"id":"schema:Transport.type","kind":"schema","reason":"the names given for `type` are examples; this one follows their pattern"},
  'schema:Devolution.type': {"id":"schema:Devolution.type","kind":"schema","reason":"the names given for `type` are examples; this one follows their pattern"},
  'schema:PurchaseOrderList.purchase_orders': {"id":"schema:PurchaseOrderList.purchase_orders","kind":"schema","reason":"the list body is not shown"},
  'schema:PurchaseOrderList.pagination': {"id":"schema:PurchaseOrderList.pagination","kind":"schema","reason":"the list body is not shown"},
  'schema:RelatedDocumentList.documents': {"id":"schema:RelatedDocumentList.documents","kind":"schema","reason":"the payload is not shown"},
  'schema:ReceiptAnswer.receipt': {"id":"schema:ReceiptAnswer.receipt","kind":"schema","reason":"the response is not shown"},
  'schema:Receipt.type': {"id":"schema:Receipt.type","kind":"schema","reason":"the response is not shown"},
  'schema:SaftLink.url': {"id":"schema:SaftLink.url","kind":"schema","reason":"the field names of the bodies are not shown"},
  'schema:SaftMessage.message': {"id":"schema:SaftMessage.message","kind":"schema","reason":"the field names of the bodies are not shown"},
  'schema:Balance.currency': {"id":"schema:Balance.currency","kind":"schema","reason":"treasury payloads are not shown"},
  'schema:BalanceCurrency.symbol': {"id":"schema:BalanceCurrency.symbol","kind":"schema","reason":"treasury payloads are not shown"},
  'schema:BalanceCurrency.code': {"id":"schema:BalanceCurrency.code","kind":"schema","reason":"treasury payloads are not shown"},
  'schema:Balance.initial_balance': {"id":"schema:Balance.initial_balance","kind":"schema","reason":"treasury payloads are not shown"},
  'schema:InitialBalance.value': {"id":"schema:InitialBalance.value","kind":"schema","reason":"treasury payloads are not shown"},
  'schema:InitialBalance.created_at': {"id":"schema:InitialBalance.created_at","kind":"schema","reason":"treasury payloads are not shown"},
  'schema:InitialBalance.observation': {"id":"schema:InitialBalance.observation","kind":"schema","reason":"treasury payloads are not shown"},
  'schema:Balance.balance': {"id":"schema:Balance.balance","kind":"schema","reason":"treasury payloads are not shown"},
  'schema:BalanceTotals.with_vat': {"id":"schema:BalanceTotals.with_vat","kind":"schema","reason":"treasury payloads are not shown"},
  'schema:BalanceTotals.without_vat': {"id":"schema:BalanceTotals.without_vat","kind":"schema","reason":"treasury payloads are not shown"},
  'schema:Balance.overdue_balance': {"id":"schema:Balance.overdue_balance","kind":"schema","reason":"treasury payloads are not shown"},
  'schema:Balance.remaining_balance': {"id":"schema:Balance.remaining_balance","kind":"schema","reason":"treasury payloads are not shown"},
  'schema:RemainingBalance.total': {"id":"schema:RemainingBalance.total","kind":"schema","reason":"treasury payloads are not shown"},
  'schema:RemainingBalance.value': {"id":"schema:RemainingBalance.value","kind":"schema","reason":"treasury payloads are not shown"},
  'schema:RegularizationList.regularization': {"id":"schema:RegularizationList.regularization","kind":"schema","reason":"treasury payloads are not shown"},
  'schema:Regularization.id': {"id":"schema:Regularization.id","kind":"schema","reason":"treasury payloads are not shown"},
  'schema:Regularization.number': {"id":"schema:Regularization.number","kind":"schema","reason":"treasury payloads are not shown"},
  'schema:Regularization.value': {"id":"schema:Regularization.value","kind":"schema","reason":"treasury payloads are not shown"},
  'schema:Regularization.date': {"id":"schema:Regularization.date","kind":"schema","reason":"treasury payloads are not shown"},
  'schema:Regularization.observation': {"id":"schema:Regularization.observation","kind":"schema","reason":"treasury payloads are not shown"},
  'schema:RegularizationList.pagination': {"id":"schema:RegularizationList.pagination","kind":"schema","reason":"treasury payloads are not shown"},
  'schema:RegularizationAnswer.regularization': {"id":"schema:RegularizationAnswer.regularization","kind":"schema","reason":"treasury payloads are not shown"},
  'schema:TreasuryMovementAnswer.treasury_movement': {"id":"schema:TreasuryMovementAnswer.treasury_movement","kind":"schema","reason":"treasury payloads are not shown"},
  'schema:TreasuryMovement.id': {"id":"schema:TreasuryMovement.id","kind":"schema","reason":"treasury payloads are not shown"},
  'schema:TreasuryMovement.value': {"id":"schema:TreasuryMovement.value","kind":"schema","reason":"treasury payloads are not shown"},
  'schema:TreasuryMovement.movement_type': {"id":"schema:TreasuryMovement.movement_type","kind":"schema","reason":"treasury payloads are not shown"},
  'schema:TreasuryMovement.payment_method': {"id":"schema:TreasuryMovement.payment_method","kind":"schema","reason":"treasury payloads are not shown"},
  'schema:TreasuryMovement.date': {"id":"schema:TreasuryMovement.date","kind":"schema","reason":"treasury payloads are not shown"},
  'schema:TreasuryMovement.serie': {"id":"schema:TreasuryMovement.serie","kind":"schema","reason":"treasury payloads are not shown"},
  'schema:TreasuryMovement.observation': {"id":"schema:TreasuryMovement.observation","kind":"schema","reason":"treasury payloads are not shown"},
  'request:createAccount/account.email/format': {"id":"request:createAccount/account.email/format","kind":"request","reason":"no format is given"},
  'request:createAccount/account.tax_country/format': {"id":"request:createAccount/account.tax_country/format","kind":"request","reason":"the longer list is not shown"},
  'request:createAccountForUser/account': {"id":"request:createAccountForUser/account","kind":"request","reason":"body fields are not shown; the same as for create"},
  'request:createAccountForUser/account/required': {"id":"request:createAccountForUser/account/required","kind":"request","reason":"body fields are not shown; the same as for create"},
  'request:createAccountForUser/account.first_name': {"id":"request:createAccountForUser/account.first_name","kind":"request","reason":"body fields are not shown; the same as for create"},
  'request:createAccountForUser/account.last_name': {"id":"request:createAccountForUser/account.last_name","kind":"request","reason":"body fields are not shown; the same as for create"},
  'request:createAccountForUser/account.organization_name': {"id":"request:createAccountForUser/account.organization_name","kind":"request","reason":"body fields are not shown; the same as for create"},
  'request:createAccountForUser/account.organization_name/required': {"id":"request:createAccountForUser/account.organization_name/required","kind":"request","reason":"body fields are not shown; the same as for create"},
  'request:createAccountForUser/account.phone': {"id":"request:createAccountForUser/account.phone","kind":"request","reason":"body fields are not shown; the same as for create"},
  'request:createAccountForUser/account.email': {"id":"request:createAccountForUser/account.email","kind":"request","reason":"body fields are not shown; the same as for create"},
  'request:createAccountForUser/account.email/required': {"id":"request:createAccountForUser/account.email/required","kind":"request","reason":"body fields are not shown; the same as for create"},
  'request:createAccountForUser/account.email/format': {"id":"request:createAccountForUser/account.email/format","kind":"request","reason":"body fields are not shown; the same as for create"},
  'request:createAccountForUser/account.password': {"id":"request:createAccountForUser/account.password","kind":"request","reason":"body fields are not shown; the same as for create"},
  'request:createAccountForUser/account.password/required': {"id":"request:createAccountForUser/account.password/required","kind":"request","reason":"body fields are not shown; the same as for create"},
  'request:createAccountForUser/account.fiscal_id': {"id":"request:createAccountForUser/account.fiscal_id","kind":"request","reason":"body fields are not shown; the same as for create"},
  'request:createAccountForUser/account.tax_country': {"id":"request:createAccountForUser/account.tax_country","kind":"request","reason":"body fields are not shown; the same as for create"},
  'request:createAccountForUser/account.tax_country/format': {"id":"request:createAccountForUser/account.tax_country/format","kind":"request","reason":"body fields are not shown; the same as for create"},
  'request:createAccountForUser/account.language': {"id":"request:createAccountForUser/account.language","kind":"request","reason":"body fields are not shown; the same as for create"},
  'request:createAccountForUser/account.terms': {"id":"request:createAccountForUser/account.terms","kind":"request","reason":"body fields are not shown; the same as for create"},
  'request:createAccountForUser/account.terms/required': {"id":"request:createAccountForUser/account.terms/required","kind":"request","reason":"body fields are not shown; the same as for create"},
  'request:createAccountForUser/account.marketing': {"id":"request:createAccountForUser/account.marketing","kind":"request","reason":"body fields are not shown; the same as for create"},
  'request:createAccountForUser/account.marketing/required': {"id":"request:createAccountForUser/account.marketing/required","kind":"request","reason":"body fields are not shown; the same as for create"},
  'request:configureAtCommunication/at_communication': {"id":"request:configureAtCommunication/at_communication","kind":"request","reason":"the payload is not shown"},
  'request:configureAtCommunication/at_communication/required': {"id":"request:configureAtCommunication/at_communication/required","kind":"request","reason":"the payload is not shown"},
  'request:configureAtCommunication/at_communication.at_subuser': {"id":"request:configureAtCommunication/at_communication.at_subuser","kind":"request","reason":"the payload is not shown"},
  'request:configureAtCommunication/at_communication.at_subuser/required': {"id":"request:configureAtCommunication/at_communication.at_subuser/required","kind":"request","reason":"the payload is not shown"},
  'request:configureAtCommunication/at_communication.at_password': {"id":"request:configureAtCommunication/at_communication.at_password","kind":"request","reason":"the payload is not shown"},
  'request:configureAtCommunication/at_communication.at_password/required': {"id":"request:configureAtCommunication/at_communication.at_password/required","kind":"request","reason":"the payload is not shown"},
  'request:configureAtCommunication/at_communication.communication_type': {"id":"request:configureAtCommunication/at_communication.communication_type","kind":"request","reason":"the payload is not shown"},
  'request:configureAtCommunication/at_communication.communication_type/required': {"id":"request:configureAtCommunication/at_communication.communication_type/required","kind":"request","reason":"the payload is not shown"},
  'request:deleteItem/path.item-id': {"id":"request:deleteItem/path.item-id","kind":"request","reason":"not in the description; called by public clients"},
  'request:deleteItem/path.item-id/required': {"id":"request:deleteItem/path.item-id/required","kind":"request","reason":"not in the description; called by public clients"},
  'request:createTax/tax.name': {"id":"request:createTax/tax.name","kind":"request","reason":"formats are not shown"},
  'request:createTax/tax.name/required': {"id":"request:createTax/tax.name/required","kind":"request","reason":"formats are not shown"},
  'request:createTax/tax.value': {"id":"request:createTax/tax.value","kind":"request","reason":"formats are not shown"},
  'request:createTax/tax.value/required': {"id":"request:createTax/tax.value/required","kind":"request","reason":"formats are not shown"},
  'request:createTax/tax.region': {"id":"request:createTax/tax.region","kind":"request","reason":"formats are not shown"},
  'request:createTax/tax.region/required': {"id":"request:createTax/tax.region/required","kind":"request","reason":"formats are not shown"},
  'request:createTax/tax.default_tax': {"id":"request:createTax/tax.default_tax","kind":"request","reason":"formats are not shown"},
  'request:createTax/tax.code': {"id":"request:createTax/tax.code","kind":"request","reason":"seen in public"},
  'request:updateTax/tax.name': {"id":"request:updateTax/tax.name","kind":"request","reason":"formats are not shown"},
  'request:updateTax/tax.value': {"id":"request:updateTax/tax.value","kind":"request","reason":"formats are not shown"},
  'request:updateTax/tax.region': {"id":"request:updateTax/tax.region","kind":"request","reason":"formats are not shown"},
  'request:updateTax/tax.default_tax': {"id":"request:updateTax/tax.default_tax","kind":"request","reason":"formats are not shown"},
  'request:updateTax/tax.code': {"id":"request:updateTax/tax.code","kind":"request","reason":"seen in public"},
  'request:findClientByName/query.client_name': {"id":"request:findClientByName/query.client_name","kind":"request","reason":"parameters are not shown"},
  'request:findClientByName/query.client_name/required': {"id":"request:findClientByName/query.client_name/required","kind":"request","reason":"parameters are not shown"},
  'request:findClientByCode/query.client_code': {"id":"request:findClientByCode/query.client_code","kind":"request","reason":"parameters are not shown"},
  'request:findClientByCode/query.client_code/required': {"id":"request:findClientByCode/query.client_code/required","kind":"request","reason":"parameters are not shown"},
  'request:listClientInvoices/query.page': {"id":"request:listClientInvoices/query.page","kind":"request","reason":"pages of this list are not shown"},
  'request:listClientInvoices/query.per_page': {"id":"request:listClientInvoices/query.per_page","kind":"request","reason":"pages of this list are not shown"},
  'request:listClientInvoices/filter': {"id":"request:listClientInvoices/filter","kind":"request","reason":"the body is not shown"},
  'request:listClientInvoices/filter.status': {"id":"request:listClientInvoices/filter.status","kind":"request","reason":"the body is not shown"},
  'request:listClientInvoices/filter.by_type': {"id":"request:listClientInvoices/filter.by_type","kind":"request","reason":"the body is not shown"},
  'request:listClientInvoices/filter.archived': {"id":"request:listClientInvoices/filter.archived","kind":"request","reason":"the body is not shown"},
  'request:listInvoices/query.reference': {"id":"request:listInvoices/query.reference","kind":"request","reason":"seen in public clients, not in the description"},
  'request:createInvoice/invoice': {"id":"request:createInvoice/invoice","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice/required': {"id":"request:createInvoice/invoice/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.date': {"id":"request:createInvoice/invoice.date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.date/required': {"id":"request:createInvoice/invoice.date/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.due_date': {"id":"request:createInvoice/invoice.due_date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.due_date/required': {"id":"request:createInvoice/invoice.due_date/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.client': {"id":"request:createInvoice/invoice.client","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.client/required': {"id":"request:createInvoice/invoice.client/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.client.name': {"id":"request:createInvoice/invoice.client.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.client.name/required': {"id":"request:createInvoice/invoice.client.name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.client.code': {"id":"request:createInvoice/invoice.client.code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.client.email': {"id":"request:createInvoice/invoice.client.email","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.client.address': {"id":"request:createInvoice/invoice.client.address","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.client.city': {"id":"request:createInvoice/invoice.client.city","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.client.postal_code': {"id":"request:createInvoice/invoice.client.postal_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.client.country': {"id":"request:createInvoice/invoice.client.country","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.client.fiscal_id': {"id":"request:createInvoice/invoice.client.fiscal_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.client.website': {"id":"request:createInvoice/invoice.client.website","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.client.phone': {"id":"request:createInvoice/invoice.client.phone","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.client.fax': {"id":"request:createInvoice/invoice.client.fax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.client.observations': {"id":"request:createInvoice/invoice.client.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.items': {"id":"request:createInvoice/invoice.items","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.items/required': {"id":"request:createInvoice/invoice.items/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.items[].name': {"id":"request:createInvoice/invoice.items[].name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.items[].name/required': {"id":"request:createInvoice/invoice.items[].name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.items[].description': {"id":"request:createInvoice/invoice.items[].description","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.items[].unit_price': {"id":"request:createInvoice/invoice.items[].unit_price","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.items[].unit_price/required': {"id":"request:createInvoice/invoice.items[].unit_price/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.items[].quantity': {"id":"request:createInvoice/invoice.items[].quantity","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.items[].quantity/required': {"id":"request:createInvoice/invoice.items[].quantity/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.items[].unit': {"id":"request:createInvoice/invoice.items[].unit","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.items[].discount': {"id":"request:createInvoice/invoice.items[].discount","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.items[].tax': {"id":"request:createInvoice/invoice.items[].tax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.items[].tax.name': {"id":"request:createInvoice/invoice.items[].tax.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.reference': {"id":"request:createInvoice/invoice.reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.observations': {"id":"request:createInvoice/invoice.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.retention': {"id":"request:createInvoice/invoice.retention","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.tax_exemption': {"id":"request:createInvoice/invoice.tax_exemption","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.tax_exemption_reason': {"id":"request:createInvoice/invoice.tax_exemption_reason","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.sequence_id': {"id":"request:createInvoice/invoice.sequence_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.manual_sequence_number': {"id":"request:createInvoice/invoice.manual_sequence_number","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.currency_code': {"id":"request:createInvoice/invoice.currency_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.rate': {"id":"request:createInvoice/invoice.rate","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.mb_reference': {"id":"request:createInvoice/invoice.mb_reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoice/invoice.owner_invoice_id': {"id":"request:createInvoice/invoice.owner_invoice_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice': {"id":"request:updateInvoice/invoice","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice/required': {"id":"request:updateInvoice/invoice/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.date': {"id":"request:updateInvoice/invoice.date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.due_date': {"id":"request:updateInvoice/invoice.due_date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.client': {"id":"request:updateInvoice/invoice.client","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.client.name': {"id":"request:updateInvoice/invoice.client.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.client.name/required': {"id":"request:updateInvoice/invoice.client.name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.client.code': {"id":"request:updateInvoice/invoice.client.code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.client.email': {"id":"request:updateInvoice/invoice.client.email","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.client.address': {"id":"request:updateInvoice/invoice.client.address","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.client.city': {"id":"request:updateInvoice/invoice.client.city","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.client.postal_code': {"id":"request:updateInvoice/invoice.client.postal_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.client.country': {"id":"request:updateInvoice/invoice.client.country","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.client.fiscal_id': {"id":"request:updateInvoice/invoice.client.fiscal_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.client.website': {"id":"request:updateInvoice/invoice.client.website","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.client.phone': {"id":"request:updateInvoice/invoice.client.phone","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.client.fax': {"id":"request:updateInvoice/invoice.client.fax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.client.observations': {"id":"request:updateInvoice/invoice.client.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.items': {"id":"request:updateInvoice/invoice.items","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.items[].name': {"id":"request:updateInvoice/invoice.items[].name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.items[].name/required': {"id":"request:updateInvoice/invoice.items[].name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.items[].description': {"id":"request:updateInvoice/invoice.items[].description","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.items[].unit_price': {"id":"request:updateInvoice/invoice.items[].unit_price","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.items[].unit_price/required': {"id":"request:updateInvoice/invoice.items[].unit_price/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.items[].quantity': {"id":"request:updateInvoice/invoice.items[].quantity","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.items[].quantity/required': {"id":"request:updateInvoice/invoice.items[].quantity/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.items[].unit': {"id":"request:updateInvoice/invoice.items[].unit","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.items[].discount': {"id":"request:updateInvoice/invoice.items[].discount","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.items[].tax': {"id":"request:updateInvoice/invoice.items[].tax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.items[].tax.name': {"id":"request:updateInvoice/invoice.items[].tax.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.reference': {"id":"request:updateInvoice/invoice.reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.observations': {"id":"request:updateInvoice/invoice.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.retention': {"id":"request:updateInvoice/invoice.retention","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.tax_exemption': {"id":"request:updateInvoice/invoice.tax_exemption","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.tax_exemption_reason': {"id":"request:updateInvoice/invoice.tax_exemption_reason","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.sequence_id': {"id":"request:updateInvoice/invoice.sequence_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.manual_sequence_number': {"id":"request:updateInvoice/invoice.manual_sequence_number","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.currency_code': {"id":"request:updateInvoice/invoice.currency_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.rate': {"id":"request:updateInvoice/invoice.rate","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.mb_reference': {"id":"request:updateInvoice/invoice.mb_reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoice/invoice.owner_invoice_id': {"id":"request:updateInvoice/invoice.owner_invoice_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:changeInvoiceState/invoice': {"id":"request:changeInvoiceState/invoice","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeInvoiceState/invoice/required': {"id":"request:changeInvoiceState/invoice/required","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeInvoiceState/invoice.state': {"id":"request:changeInvoiceState/invoice.state","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeInvoiceState/invoice.state/required': {"id":"request:changeInvoiceState/invoice.state/required","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeInvoiceState/invoice.message': {"id":"request:changeInvoiceState/invoice.message","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:listInvoiceReceipts/query.page': {"id":"request:listInvoiceReceipts/query.page","kind":"request","reason":"pages of this list are not shown"},
  'request:listInvoiceReceipts/query.per_page': {"id":"request:listInvoiceReceipts/query.per_page","kind":"request","reason":"pages of this list are not shown"},
  'request:createInvoiceReceipt/invoice_receipt': {"id":"request:createInvoiceReceipt/invoice_receipt","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt/required': {"id":"request:createInvoiceReceipt/invoice_receipt/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.date': {"id":"request:createInvoiceReceipt/invoice_receipt.date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.date/required': {"id":"request:createInvoiceReceipt/invoice_receipt.date/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.due_date': {"id":"request:createInvoiceReceipt/invoice_receipt.due_date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.due_date/required': {"id":"request:createInvoiceReceipt/invoice_receipt.due_date/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.client': {"id":"request:createInvoiceReceipt/invoice_receipt.client","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.client/required': {"id":"request:createInvoiceReceipt/invoice_receipt.client/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.client.name': {"id":"request:createInvoiceReceipt/invoice_receipt.client.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.client.name/required': {"id":"request:createInvoiceReceipt/invoice_receipt.client.name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.client.code': {"id":"request:createInvoiceReceipt/invoice_receipt.client.code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.client.email': {"id":"request:createInvoiceReceipt/invoice_receipt.client.email","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.client.address': {"id":"request:createInvoiceReceipt/invoice_receipt.client.address","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.client.city': {"id":"request:createInvoiceReceipt/invoice_receipt.client.city","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.client.postal_code': {"id":"request:createInvoiceReceipt/invoice_receipt.client.postal_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.client.country': {"id":"request:createInvoiceReceipt/invoice_receipt.client.country","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.client.fiscal_id': {"id":"request:createInvoiceReceipt/invoice_receipt.client.fiscal_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.client.website': {"id":"request:createInvoiceReceipt/invoice_receipt.client.website","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.client.phone': {"id":"request:createInvoiceReceipt/invoice_receipt.client.phone","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.client.fax': {"id":"request:createInvoiceReceipt/invoice_receipt.client.fax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.client.observations': {"id":"request:createInvoiceReceipt/invoice_receipt.client.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.items': {"id":"request:createInvoiceReceipt/invoice_receipt.items","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.items/required': {"id":"request:createInvoiceReceipt/invoice_receipt.items/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.items[].name': {"id":"request:createInvoiceReceipt/invoice_receipt.items[].name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.items[].name/required': {"id":"request:createInvoiceReceipt/invoice_receipt.items[].name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.items[].description': {"id":"request:createInvoiceReceipt/invoice_receipt.items[].description","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.items[].unit_price': {"id":"request:createInvoiceReceipt/invoice_receipt.items[].unit_price","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.items[].unit_price/required': {"id":"request:createInvoiceReceipt/invoice_receipt.items[].unit_price/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.items[].quantity': {"id":"request:createInvoiceReceipt/invoice_receipt.items[].quantity","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.items[].quantity/required': {"id":"request:createInvoiceReceipt/invoice_receipt.items[].quantity/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.items[].unit': {"id":"request:createInvoiceReceipt/invoice_receipt.items[].unit","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.items[].discount': {"id":"request:createInvoiceReceipt/invoice_receipt.items[].discount","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.items[].tax': {"id":"request:createInvoiceReceipt/invoice_receipt.items[].tax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.items[].tax.name': {"id":"request:createInvoiceReceipt/invoice_receipt.items[].tax.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.reference': {"id":"request:createInvoiceReceipt/invoice_receipt.reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.observations': {"id":"request:createInvoiceReceipt/invoice_receipt.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.retention': {"id":"request:createInvoiceReceipt/invoice_receipt.retention","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.tax_exemption': {"id":"request:createInvoiceReceipt/invoice_receipt.tax_exemption","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.tax_exemption_reason': {"id":"request:createInvoiceReceipt/invoice_receipt.tax_exemption_reason","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.sequence_id': {"id":"request:createInvoiceReceipt/invoice_receipt.sequence_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.manual_sequence_number': {"id":"request:createInvoiceReceipt/invoice_receipt.manual_sequence_number","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.currency_code': {"id":"request:createInvoiceReceipt/invoice_receipt.currency_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.rate': {"id":"request:createInvoiceReceipt/invoice_receipt.rate","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.mb_reference': {"id":"request:createInvoiceReceipt/invoice_receipt.mb_reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice_receipt.owner_invoice_id': {"id":"request:createInvoiceReceipt/invoice_receipt.owner_invoice_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice': {"id":"request:createInvoiceReceipt/invoice","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice/required': {"id":"request:createInvoiceReceipt/invoice/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.date': {"id":"request:createInvoiceReceipt/invoice.date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.date/required': {"id":"request:createInvoiceReceipt/invoice.date/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.due_date': {"id":"request:createInvoiceReceipt/invoice.due_date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.due_date/required': {"id":"request:createInvoiceReceipt/invoice.due_date/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.client': {"id":"request:createInvoiceReceipt/invoice.client","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.client/required': {"id":"request:createInvoiceReceipt/invoice.client/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.client.name': {"id":"request:createInvoiceReceipt/invoice.client.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.client.name/required': {"id":"request:createInvoiceReceipt/invoice.client.name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.client.code': {"id":"request:createInvoiceReceipt/invoice.client.code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.client.email': {"id":"request:createInvoiceReceipt/invoice.client.email","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.client.address': {"id":"request:createInvoiceReceipt/invoice.client.address","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.client.city': {"id":"request:createInvoiceReceipt/invoice.client.city","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.client.postal_code': {"id":"request:createInvoiceReceipt/invoice.client.postal_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.client.country': {"id":"request:createInvoiceReceipt/invoice.client.country","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.client.fiscal_id': {"id":"request:createInvoiceReceipt/invoice.client.fiscal_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.client.website': {"id":"request:createInvoiceReceipt/invoice.client.website","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.client.phone': {"id":"request:createInvoiceReceipt/invoice.client.phone","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.client.fax': {"id":"request:createInvoiceReceipt/invoice.client.fax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.client.observations': {"id":"request:createInvoiceReceipt/invoice.client.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.items': {"id":"request:createInvoiceReceipt/invoice.items","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.items/required': {"id":"request:createInvoiceReceipt/invoice.items/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.items[].name': {"id":"request:createInvoiceReceipt/invoice.items[].name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.items[].name/required': {"id":"request:createInvoiceReceipt/invoice.items[].name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.items[].description': {"id":"request:createInvoiceReceipt/invoice.items[].description","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.items[].unit_price': {"id":"request:createInvoiceReceipt/invoice.items[].unit_price","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.items[].unit_price/required': {"id":"request:createInvoiceReceipt/invoice.items[].unit_price/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.items[].quantity': {"id":"request:createInvoiceReceipt/invoice.items[].quantity","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.items[].quantity/required': {"id":"request:createInvoiceReceipt/invoice.items[].quantity/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.items[].unit': {"id":"request:createInvoiceReceipt/invoice.items[].unit","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.items[].discount': {"id":"request:createInvoiceReceipt/invoice.items[].discount","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.items[].tax': {"id":"request:createInvoiceReceipt/invoice.items[].tax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.items[].tax.name': {"id":"request:createInvoiceReceipt/invoice.items[].tax.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.reference': {"id":"request:createInvoiceReceipt/invoice.reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.observations': {"id":"request:createInvoiceReceipt/invoice.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.retention': {"id":"request:createInvoiceReceipt/invoice.retention","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.tax_exemption': {"id":"request:createInvoiceReceipt/invoice.tax_exemption","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.tax_exemption_reason': {"id":"request:createInvoiceReceipt/invoice.tax_exemption_reason","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.sequence_id': {"id":"request:createInvoiceReceipt/invoice.sequence_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.manual_sequence_number': {"id":"request:createInvoiceReceipt/invoice.manual_sequence_number","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.currency_code': {"id":"request:createInvoiceReceipt/invoice.currency_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.rate': {"id":"request:createInvoiceReceipt/invoice.rate","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.mb_reference': {"id":"request:createInvoiceReceipt/invoice.mb_reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createInvoiceReceipt/invoice.owner_invoice_id': {"id":"request:createInvoiceReceipt/invoice.owner_invoice_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt': {"id":"request:updateInvoiceReceipt/invoice_receipt","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt/required': {"id":"request:updateInvoiceReceipt/invoice_receipt/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.date': {"id":"request:updateInvoiceReceipt/invoice_receipt.date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.due_date': {"id":"request:updateInvoiceReceipt/invoice_receipt.due_date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.client': {"id":"request:updateInvoiceReceipt/invoice_receipt.client","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.client.name': {"id":"request:updateInvoiceReceipt/invoice_receipt.client.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.client.name/required': {"id":"request:updateInvoiceReceipt/invoice_receipt.client.name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.client.code': {"id":"request:updateInvoiceReceipt/invoice_receipt.client.code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.client.email': {"id":"request:updateInvoiceReceipt/invoice_receipt.client.email","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.client.address': {"id":"request:updateInvoiceReceipt/invoice_receipt.client.address","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.client.city': {"id":"request:updateInvoiceReceipt/invoice_receipt.client.city","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.client.postal_code': {"id":"request:updateInvoiceReceipt/invoice_receipt.client.postal_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.client.country': {"id":"request:updateInvoiceReceipt/invoice_receipt.client.country","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.client.fiscal_id': {"id":"request:updateInvoiceReceipt/invoice_receipt.client.fiscal_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.client.website': {"id":"request:updateInvoiceReceipt/invoice_receipt.client.website","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.client.phone': {"id":"request:updateInvoiceReceipt/invoice_receipt.client.phone","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.client.fax': {"id":"request:updateInvoiceReceipt/invoice_receipt.client.fax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.client.observations': {"id":"request:updateInvoiceReceipt/invoice_receipt.client.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.items': {"id":"request:updateInvoiceReceipt/invoice_receipt.items","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.items[].name': {"id":"request:updateInvoiceReceipt/invoice_receipt.items[].name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.items[].name/required': {"id":"request:updateInvoiceReceipt/invoice_receipt.items[].name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.items[].description': {"id":"request:updateInvoiceReceipt/invoice_receipt.items[].description","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.items[].unit_price': {"id":"request:updateInvoiceReceipt/invoice_receipt.items[].unit_price","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.items[].unit_price/required': {"id":"request:updateInvoiceReceipt/invoice_receipt.items[].unit_price/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.items[].quantity': {"id":"request:updateInvoiceReceipt/invoice_receipt.items[].quantity","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.items[].quantity/required': {"id":"request:updateInvoiceReceipt/invoice_receipt.items[].quantity/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.items[].unit': {"id":"request:updateInvoiceReceipt/invoice_receipt.items[].unit","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.items[].discount': {"id":"request:updateInvoiceReceipt/invoice_receipt.items[].discount","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.items[].tax': {"id":"request:updateInvoiceReceipt/invoice_receipt.items[].tax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.items[].tax.name': {"id":"request:updateInvoiceReceipt/invoice_receipt.items[].tax.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.reference': {"id":"request:updateInvoiceReceipt/invoice_receipt.reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.observations': {"id":"request:updateInvoiceReceipt/invoice_receipt.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.retention': {"id":"request:updateInvoiceReceipt/invoice_receipt.retention","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.tax_exemption': {"id":"request:updateInvoiceReceipt/invoice_receipt.tax_exemption","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.tax_exemption_reason': {"id":"request:updateInvoiceReceipt/invoice_receipt.tax_exemption_reason","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.sequence_id': {"id":"request:updateInvoiceReceipt/invoice_receipt.sequence_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.manual_sequence_number': {"id":"request:updateInvoiceReceipt/invoice_receipt.manual_sequence_number","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.currency_code': {"id":"request:updateInvoiceReceipt/invoice_receipt.currency_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.rate': {"id":"request:updateInvoiceReceipt/invoice_receipt.rate","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.mb_reference': {"id":"request:updateInvoiceReceipt/invoice_receipt.mb_reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice_receipt.owner_invoice_id': {"id":"request:updateInvoiceReceipt/invoice_receipt.owner_invoice_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice': {"id":"request:updateInvoiceReceipt/invoice","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice/required': {"id":"request:updateInvoiceReceipt/invoice/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.date': {"id":"request:updateInvoiceReceipt/invoice.date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.due_date': {"id":"request:updateInvoiceReceipt/invoice.due_date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.client': {"id":"request:updateInvoiceReceipt/invoice.client","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.client.name': {"id":"request:updateInvoiceReceipt/invoice.client.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.client.name/required': {"id":"request:updateInvoiceReceipt/invoice.client.name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.client.code': {"id":"request:updateInvoiceReceipt/invoice.client.code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.client.email': {"id":"request:updateInvoiceReceipt/invoice.client.email","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.client.address': {"id":"request:updateInvoiceReceipt/invoice.client.address","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.client.city': {"id":"request:updateInvoiceReceipt/invoice.client.city","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.client.postal_code': {"id":"request:updateInvoiceReceipt/invoice.client.postal_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.client.country': {"id":"request:updateInvoiceReceipt/invoice.client.country","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.client.fiscal_id': {"id":"request:updateInvoiceReceipt/invoice.client.fiscal_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.client.website': {"id":"request:updateInvoiceReceipt/invoice.client.website","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.client.phone': {"id":"request:updateInvoiceReceipt/invoice.client.phone","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.client.fax': {"id":"request:updateInvoiceReceipt/invoice.client.fax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.client.observations': {"id":"request:updateInvoiceReceipt/invoice.client.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.items': {"id":"request:updateInvoiceReceipt/invoice.items","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.items[].name': {"id":"request:updateInvoiceReceipt/invoice.items[].name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.items[].name/required': {"id":"request:updateInvoiceReceipt/invoice.items[].name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.items[].description': {"id":"request:updateInvoiceReceipt/invoice.items[].description","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.items[].unit_price': {"id":"request:updateInvoiceReceipt/invoice.items[].unit_price","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.items[].unit_price/required': {"id":"request:updateInvoiceReceipt/invoice.items[].unit_price/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.items[].quantity': {"id":"request:updateInvoiceReceipt/invoice.items[].quantity","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.items[].quantity/required': {"id":"request:updateInvoiceReceipt/invoice.items[].quantity/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.items[].unit': {"id":"request:updateInvoiceReceipt/invoice.items[].unit","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.items[].discount': {"id":"request:updateInvoiceReceipt/invoice.items[].discount","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.items[].tax': {"id":"request:updateInvoiceReceipt/invoice.items[].tax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.items[].tax.name': {"id":"request:updateInvoiceReceipt/invoice.items[].tax.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.reference': {"id":"request:updateInvoiceReceipt/invoice.reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.observations': {"id":"request:updateInvoiceReceipt/invoice.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.retention': {"id":"request:updateInvoiceReceipt/invoice.retention","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.tax_exemption': {"id":"request:updateInvoiceReceipt/invoice.tax_exemption","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.tax_exemption_reason': {"id":"request:updateInvoiceReceipt/invoice.tax_exemption_reason","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.sequence_id': {"id":"request:updateInvoiceReceipt/invoice.sequence_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.manual_sequence_number': {"id":"request:updateInvoiceReceipt/invoice.manual_sequence_number","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.currency_code': {"id":"request:updateInvoiceReceipt/invoice.currency_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.rate': {"id":"request:updateInvoiceReceipt/invoice.rate","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.mb_reference': {"id":"request:updateInvoiceReceipt/invoice.mb_reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateInvoiceReceipt/invoice.owner_invoice_id': {"id":"request:updateInvoiceReceipt/invoice.owner_invoice_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:changeInvoiceReceiptState/invoice_receipt': {"id":"request:changeInvoiceReceiptState/invoice_receipt","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeInvoiceReceiptState/invoice_receipt/required': {"id":"request:changeInvoiceReceiptState/invoice_receipt/required","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeInvoiceReceiptState/invoice_receipt.state': {"id":"request:changeInvoiceReceiptState/invoice_receipt.state","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeInvoiceReceiptState/invoice_receipt.state/required': {"id":"request:changeInvoiceReceiptState/invoice_receipt.state/required","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeInvoiceReceiptState/invoice_receipt.message': {"id":"request:changeInvoiceReceiptState/invoice_receipt.message","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeInvoiceReceiptState/invoice': {"id":"request:changeInvoiceReceiptState/invoice","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeInvoiceReceiptState/invoice/required': {"id":"request:changeInvoiceReceiptState/invoice/required","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeInvoiceReceiptState/invoice.state': {"id":"request:changeInvoiceReceiptState/invoice.state","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeInvoiceReceiptState/invoice.state/required': {"id":"request:changeInvoiceReceiptState/invoice.state/required","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeInvoiceReceiptState/invoice.message': {"id":"request:changeInvoiceReceiptState/invoice.message","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:listSimplifiedInvoices/query.page': {"id":"request:listSimplifiedInvoices/query.page","kind":"request","reason":"pages of this list are not shown"},
  'request:listSimplifiedInvoices/query.per_page': {"id":"request:listSimplifiedInvoices/query.per_page","kind":"request","reason":"pages of this list are not shown"},
  'request:createSimplifiedInvoice/simplified_invoice': {"id":"request:createSimplifiedInvoice/simplified_invoice","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice/required': {"id":"request:createSimplifiedInvoice/simplified_invoice/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.date': {"id":"request:createSimplifiedInvoice/simplified_invoice.date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.date/required': {"id":"request:createSimplifiedInvoice/simplified_invoice.date/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.due_date': {"id":"request:createSimplifiedInvoice/simplified_invoice.due_date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.due_date/required': {"id":"request:createSimplifiedInvoice/simplified_invoice.due_date/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.client': {"id":"request:createSimplifiedInvoice/simplified_invoice.client","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.client/required': {"id":"request:createSimplifiedInvoice/simplified_invoice.client/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.client.name': {"id":"request:createSimplifiedInvoice/simplified_invoice.client.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.client.name/required': {"id":"request:createSimplifiedInvoice/simplified_invoice.client.name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.client.code': {"id":"request:createSimplifiedInvoice/simplified_invoice.client.code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.client.email': {"id":"request:createSimplifiedInvoice/simplified_invoice.client.email","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.client.address': {"id":"request:createSimplifiedInvoice/simplified_invoice.client.address","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.client.city': {"id":"request:createSimplifiedInvoice/simplified_invoice.client.city","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.client.postal_code': {"id":"request:createSimplifiedInvoice/simplified_invoice.client.postal_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.client.country': {"id":"request:createSimplifiedInvoice/simplified_invoice.client.country","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.client.fiscal_id': {"id":"request:createSimplifiedInvoice/simplified_invoice.client.fiscal_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.client.website': {"id":"request:createSimplifiedInvoice/simplified_invoice.client.website","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.client.phone': {"id":"request:createSimplifiedInvoice/simplified_invoice.client.phone","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.client.fax': {"id":"request:createSimplifiedInvoice/simplified_invoice.client.fax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.client.observations': {"id":"request:createSimplifiedInvoice/simplified_invoice.client.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.items': {"id":"request:createSimplifiedInvoice/simplified_invoice.items","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.items/required': {"id":"request:createSimplifiedInvoice/simplified_invoice.items/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.items[].name': {"id":"request:createSimplifiedInvoice/simplified_invoice.items[].name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.items[].name/required': {"id":"request:createSimplifiedInvoice/simplified_invoice.items[].name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.items[].description': {"id":"request:createSimplifiedInvoice/simplified_invoice.items[].description","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.items[].unit_price': {"id":"request:createSimplifiedInvoice/simplified_invoice.items[].unit_price","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.items[].unit_price/required': {"id":"request:createSimplifiedInvoice/simplified_invoice.items[].unit_price/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.items[].quantity': {"id":"request:createSimplifiedInvoice/simplified_invoice.items[].quantity","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.items[].quantity/required': {"id":"request:createSimplifiedInvoice/simplified_invoice.items[].quantity/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.items[].unit': {"id":"request:createSimplifiedInvoice/simplified_invoice.items[].unit","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.items[].discount': {"id":"request:createSimplifiedInvoice/simplified_invoice.items[].discount","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.items[].tax': {"id":"request:createSimplifiedInvoice/simplified_invoice.items[].tax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.items[].tax.name': {"id":"request:createSimplifiedInvoice/simplified_invoice.items[].tax.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.reference': {"id":"request:createSimplifiedInvoice/simplified_invoice.reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.observations': {"id":"request:createSimplifiedInvoice/simplified_invoice.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.retention': {"id":"request:createSimplifiedInvoice/simplified_invoice.retention","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.tax_exemption': {"id":"request:createSimplifiedInvoice/simplified_invoice.tax_exemption","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.tax_exemption_reason': {"id":"request:createSimplifiedInvoice/simplified_invoice.tax_exemption_reason","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.sequence_id': {"id":"request:createSimplifiedInvoice/simplified_invoice.sequence_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.manual_sequence_number': {"id":"request:createSimplifiedInvoice/simplified_invoice.manual_sequence_number","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.currency_code': {"id":"request:createSimplifiedInvoice/simplified_invoice.currency_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.rate': {"id":"request:createSimplifiedInvoice/simplified_invoice.rate","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.mb_reference': {"id":"request:createSimplifiedInvoice/simplified_invoice.mb_reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/simplified_invoice.owner_invoice_id': {"id":"request:createSimplifiedInvoice/simplified_invoice.owner_invoice_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice': {"id":"request:createSimplifiedInvoice/invoice","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice/required': {"id":"request:createSimplifiedInvoice/invoice/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.date': {"id":"request:createSimplifiedInvoice/invoice.date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.date/required': {"id":"request:createSimplifiedInvoice/invoice.date/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.due_date': {"id":"request:createSimplifiedInvoice/invoice.due_date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.due_date/required': {"id":"request:createSimplifiedInvoice/invoice.due_date/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.client': {"id":"request:createSimplifiedInvoice/invoice.client","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.client/required': {"id":"request:createSimplifiedInvoice/invoice.client/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.client.name': {"id":"request:createSimplifiedInvoice/invoice.client.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.client.name/required': {"id":"request:createSimplifiedInvoice/invoice.client.name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.client.code': {"id":"request:createSimplifiedInvoice/invoice.client.code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.client.email': {"id":"request:createSimplifiedInvoice/invoice.client.email","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.client.address': {"id":"request:createSimplifiedInvoice/invoice.client.address","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.client.city': {"id":"request:createSimplifiedInvoice/invoice.client.city","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.client.postal_code': {"id":"request:createSimplifiedInvoice/invoice.client.postal_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.client.country': {"id":"request:createSimplifiedInvoice/invoice.client.country","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.client.fiscal_id': {"id":"request:createSimplifiedInvoice/invoice.client.fiscal_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.client.website': {"id":"request:createSimplifiedInvoice/invoice.client.website","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.client.phone': {"id":"request:createSimplifiedInvoice/invoice.client.phone","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.client.fax': {"id":"request:createSimplifiedInvoice/invoice.client.fax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.client.observations': {"id":"request:createSimplifiedInvoice/invoice.client.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.items': {"id":"request:createSimplifiedInvoice/invoice.items","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.items/required': {"id":"request:createSimplifiedInvoice/invoice.items/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.items[].name': {"id":"request:createSimplifiedInvoice/invoice.items[].name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.items[].name/required': {"id":"request:createSimplifiedInvoice/invoice.items[].name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.items[].description': {"id":"request:createSimplifiedInvoice/invoice.items[].description","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.items[].unit_price': {"id":"request:createSimplifiedInvoice/invoice.items[].unit_price","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.items[].unit_price/required': {"id":"request:createSimplifiedInvoice/invoice.items[].unit_price/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.items[].quantity': {"id":"request:createSimplifiedInvoice/invoice.items[].quantity","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.items[].quantity/required': {"id":"request:createSimplifiedInvoice/invoice.items[].quantity/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.items[].unit': {"id":"request:createSimplifiedInvoice/invoice.items[].unit","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.items[].discount': {"id":"request:createSimplifiedInvoice/invoice.items[].discount","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.items[].tax': {"id":"request:createSimplifiedInvoice/invoice.items[].tax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.items[].tax.name': {"id":"request:createSimplifiedInvoice/invoice.items[].tax.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.reference': {"id":"request:createSimplifiedInvoice/invoice.reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.observations': {"id":"request:createSimplifiedInvoice/invoice.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.retention': {"id":"request:createSimplifiedInvoice/invoice.retention","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.tax_exemption': {"id":"request:createSimplifiedInvoice/invoice.tax_exemption","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.tax_exemption_reason': {"id":"request:createSimplifiedInvoice/invoice.tax_exemption_reason","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.sequence_id': {"id":"request:createSimplifiedInvoice/invoice.sequence_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.manual_sequence_number': {"id":"request:createSimplifiedInvoice/invoice.manual_sequence_number","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.currency_code': {"id":"request:createSimplifiedInvoice/invoice.currency_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.rate': {"id":"request:createSimplifiedInvoice/invoice.rate","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.mb_reference': {"id":"request:createSimplifiedInvoice/invoice.mb_reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createSimplifiedInvoice/invoice.owner_invoice_id': {"id":"request:createSimplifiedInvoice/invoice.owner_invoice_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice': {"id":"request:updateSimplifiedInvoice/simplified_invoice","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice/required': {"id":"request:updateSimplifiedInvoice/simplified_invoice/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.date': {"id":"request:updateSimplifiedInvoice/simplified_invoice.date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.due_date': {"id":"request:updateSimplifiedInvoice/simplified_invoice.due_date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.client': {"id":"request:updateSimplifiedInvoice/simplified_invoice.client","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.client.name': {"id":"request:updateSimplifiedInvoice/simplified_invoice.client.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.client.name/required': {"id":"request:updateSimplifiedInvoice/simplified_invoice.client.name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.client.code': {"id":"request:updateSimplifiedInvoice/simplified_invoice.client.code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.client.email': {"id":"request:updateSimplifiedInvoice/simplified_invoice.client.email","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.client.address': {"id":"request:updateSimplifiedInvoice/simplified_invoice.client.address","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.client.city': {"id":"request:updateSimplifiedInvoice/simplified_invoice.client.city","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.client.postal_code': {"id":"request:updateSimplifiedInvoice/simplified_invoice.client.postal_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.client.country': {"id":"request:updateSimplifiedInvoice/simplified_invoice.client.country","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.client.fiscal_id': {"id":"request:updateSimplifiedInvoice/simplified_invoice.client.fiscal_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.client.website': {"id":"request:updateSimplifiedInvoice/simplified_invoice.client.website","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.client.phone': {"id":"request:updateSimplifiedInvoice/simplified_invoice.client.phone","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.client.fax': {"id":"request:updateSimplifiedInvoice/simplified_invoice.client.fax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.client.observations': {"id":"request:updateSimplifiedInvoice/simplified_invoice.client.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.items': {"id":"request:updateSimplifiedInvoice/simplified_invoice.items","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.items[].name': {"id":"request:updateSimplifiedInvoice/simplified_invoice.items[].name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.items[].name/required': {"id":"request:updateSimplifiedInvoice/simplified_invoice.items[].name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.items[].description': {"id":"request:updateSimplifiedInvoice/simplified_invoice.items[].description","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.items[].unit_price': {"id":"request:updateSimplifiedInvoice/simplified_invoice.items[].unit_price","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.items[].unit_price/required': {"id":"request:updateSimplifiedInvoice/simplified_invoice.items[].unit_price/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.items[].quantity': {"id":"request:updateSimplifiedInvoice/simplified_invoice.items[].quantity","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.items[].quantity/required': {"id":"request:updateSimplifiedInvoice/simplified_invoice.items[].quantity/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.items[].unit': {"id":"request:updateSimplifiedInvoice/simplified_invoice.items[].unit","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.items[].discount': {"id":"request:updateSimplifiedInvoice/simplified_invoice.items[].discount","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.items[].tax': {"id":"request:updateSimplifiedInvoice/simplified_invoice.items[].tax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.items[].tax.name': {"id":"request:updateSimplifiedInvoice/simplified_invoice.items[].tax.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.reference': {"id":"request:updateSimplifiedInvoice/simplified_invoice.reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.observations': {"id":"request:updateSimplifiedInvoice/simplified_invoice.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.retention': {"id":"request:updateSimplifiedInvoice/simplified_invoice.retention","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.tax_exemption': {"id":"request:updateSimplifiedInvoice/simplified_invoice.tax_exemption","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.tax_exemption_reason': {"id":"request:updateSimplifiedInvoice/simplified_invoice.tax_exemption_reason","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.sequence_id': {"id":"request:updateSimplifiedInvoice/simplified_invoice.sequence_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.manual_sequence_number': {"id":"request:updateSimplifiedInvoice/simplified_invoice.manual_sequence_number","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.currency_code': {"id":"request:updateSimplifiedInvoice/simplified_invoice.currency_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.rate': {"id":"request:updateSimplifiedInvoice/simplified_invoice.rate","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.mb_reference': {"id":"request:updateSimplifiedInvoice/simplified_invoice.mb_reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/simplified_invoice.owner_invoice_id': {"id":"request:updateSimplifiedInvoice/simplified_invoice.owner_invoice_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice': {"id":"request:updateSimplifiedInvoice/invoice","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice/required': {"id":"request:updateSimplifiedInvoice/invoice/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.date': {"id":"request:updateSimplifiedInvoice/invoice.date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.due_date': {"id":"request:updateSimplifiedInvoice/invoice.due_date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.client': {"id":"request:updateSimplifiedInvoice/invoice.client","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.client.name': {"id":"request:updateSimplifiedInvoice/invoice.client.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.client.name/required': {"id":"request:updateSimplifiedInvoice/invoice.client.name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.client.code': {"id":"request:updateSimplifiedInvoice/invoice.client.code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.client.email': {"id":"request:updateSimplifiedInvoice/invoice.client.email","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.client.address': {"id":"request:updateSimplifiedInvoice/invoice.client.address","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.client.city': {"id":"request:updateSimplifiedInvoice/invoice.client.city","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.client.postal_code': {"id":"request:updateSimplifiedInvoice/invoice.client.postal_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.client.country': {"id":"request:updateSimplifiedInvoice/invoice.client.country","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.client.fiscal_id': {"id":"request:updateSimplifiedInvoice/invoice.client.fiscal_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.client.website': {"id":"request:updateSimplifiedInvoice/invoice.client.website","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.client.phone': {"id":"request:updateSimplifiedInvoice/invoice.client.phone","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.client.fax': {"id":"request:updateSimplifiedInvoice/invoice.client.fax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.client.observations': {"id":"request:updateSimplifiedInvoice/invoice.client.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.items': {"id":"request:updateSimplifiedInvoice/invoice.items","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.items[].name': {"id":"request:updateSimplifiedInvoice/invoice.items[].name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.items[].name/required': {"id":"request:updateSimplifiedInvoice/invoice.items[].name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.items[].description': {"id":"request:updateSimplifiedInvoice/invoice.items[].description","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.items[].unit_price': {"id":"request:updateSimplifiedInvoice/invoice.items[].unit_price","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.items[].unit_price/required': {"id":"request:updateSimplifiedInvoice/invoice.items[].unit_price/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.items[].quantity': {"id":"request:updateSimplifiedInvoice/invoice.items[].quantity","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.items[].quantity/required': {"id":"request:updateSimplifiedInvoice/invoice.items[].quantity/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.items[].unit': {"id":"request:updateSimplifiedInvoice/invoice.items[].unit","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.items[].discount': {"id":"request:updateSimplifiedInvoice/invoice.items[].discount","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.items[].tax': {"id":"request:updateSimplifiedInvoice/invoice.items[].tax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.items[].tax.name': {"id":"request:updateSimplifiedInvoice/invoice.items[].tax.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.reference': {"id":"request:updateSimplifiedInvoice/invoice.reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.observations': {"id":"request:updateSimplifiedInvoice/invoice.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.retention': {"id":"request:updateSimplifiedInvoice/invoice.retention","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.tax_exemption': {"id":"request:updateSimplifiedInvoice/invoice.tax_exemption","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.tax_exemption_reason': {"id":"request:updateSimplifiedInvoice/invoice.tax_exemption_reason","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.sequence_id': {"id":"request:updateSimplifiedInvoice/invoice.sequence_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.manual_sequence_number': {"id":"request:updateSimplifiedInvoice/invoice.manual_sequence_number","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.currency_code': {"id":"request:updateSimplifiedInvoice/invoice.currency_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.rate': {"id":"request:updateSimplifiedInvoice/invoice.rate","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.mb_reference': {"id":"request:updateSimplifiedInvoice/invoice.mb_reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateSimplifiedInvoice/invoice.owner_invoice_id': {"id":"request:updateSimplifiedInvoice/invoice.owner_invoice_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:changeSimplifiedInvoiceState/simplified_invoice': {"id":"request:changeSimplifiedInvoiceState/simplified_invoice","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeSimplifiedInvoiceState/simplified_invoice/required': {"id":"request:changeSimplifiedInvoiceState/simplified_invoice/required","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeSimplifiedInvoiceState/simplified_invoice.state': {"id":"request:changeSimplifiedInvoiceState/simplified_invoice.state","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeSimplifiedInvoiceState/simplified_invoice.state/required': {"id":"request:changeSimplifiedInvoiceState/simplified_invoice.state/required","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeSimplifiedInvoiceState/simplified_invoice.message': {"id":"request:changeSimplifiedInvoiceState/simplified_invoice.message","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeSimplifiedInvoiceState/invoice': {"id":"request:changeSimplifiedInvoiceState/invoice","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeSimplifiedInvoiceState/invoice/required': {"id":"request:changeSimplifiedInvoiceState/invoice/required","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeSimplifiedInvoiceState/invoice.state': {"id":"request:changeSimplifiedInvoiceState/invoice.state","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeSimplifiedInvoiceState/invoice.state/required': {"id":"request:changeSimplifiedInvoiceState/invoice.state/required","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeSimplifiedInvoiceState/invoice.message': {"id":"request:changeSimplifiedInvoiceState/invoice.message","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice': {"id":"request:createVatMossInvoice/vat_moss_invoice","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice/required': {"id":"request:createVatMossInvoice/vat_moss_invoice/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.date': {"id":"request:createVatMossInvoice/vat_moss_invoice.date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.date/required': {"id":"request:createVatMossInvoice/vat_moss_invoice.date/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.due_date': {"id":"request:createVatMossInvoice/vat_moss_invoice.due_date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.due_date/required': {"id":"request:createVatMossInvoice/vat_moss_invoice.due_date/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.client': {"id":"request:createVatMossInvoice/vat_moss_invoice.client","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.client/required': {"id":"request:createVatMossInvoice/vat_moss_invoice.client/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.client.name': {"id":"request:createVatMossInvoice/vat_moss_invoice.client.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.client.name/required': {"id":"request:createVatMossInvoice/vat_moss_invoice.client.name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.client.code': {"id":"request:createVatMossInvoice/vat_moss_invoice.client.code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.client.email': {"id":"request:createVatMossInvoice/vat_moss_invoice.client.email","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.client.address': {"id":"request:createVatMossInvoice/vat_moss_invoice.client.address","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.client.city': {"id":"request:createVatMossInvoice/vat_moss_invoice.client.city","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.client.postal_code': {"id":"request:createVatMossInvoice/vat_moss_invoice.client.postal_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.client.country': {"id":"request:createVatMossInvoice/vat_moss_invoice.client.country","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.client.fiscal_id': {"id":"request:createVatMossInvoice/vat_moss_invoice.client.fiscal_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.client.website': {"id":"request:createVatMossInvoice/vat_moss_invoice.client.website","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.client.phone': {"id":"request:createVatMossInvoice/vat_moss_invoice.client.phone","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.client.fax': {"id":"request:createVatMossInvoice/vat_moss_invoice.client.fax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.client.observations': {"id":"request:createVatMossInvoice/vat_moss_invoice.client.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.items': {"id":"request:createVatMossInvoice/vat_moss_invoice.items","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.items/required': {"id":"request:createVatMossInvoice/vat_moss_invoice.items/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.items[].name': {"id":"request:createVatMossInvoice/vat_moss_invoice.items[].name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.items[].name/required': {"id":"request:createVatMossInvoice/vat_moss_invoice.items[].name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.items[].description': {"id":"request:createVatMossInvoice/vat_moss_invoice.items[].description","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.items[].unit_price': {"id":"request:createVatMossInvoice/vat_moss_invoice.items[].unit_price","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.items[].unit_price/required': {"id":"request:createVatMossInvoice/vat_moss_invoice.items[].unit_price/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.items[].quantity': {"id":"request:createVatMossInvoice/vat_moss_invoice.items[].quantity","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.items[].quantity/required': {"id":"request:createVatMossInvoice/vat_moss_invoice.items[].quantity/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.items[].unit': {"id":"request:createVatMossInvoice/vat_moss_invoice.items[].unit","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.items[].discount': {"id":"request:createVatMossInvoice/vat_moss_invoice.items[].discount","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.items[].tax': {"id":"request:createVatMossInvoice/vat_moss_invoice.items[].tax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.items[].tax.name': {"id":"request:createVatMossInvoice/vat_moss_invoice.items[].tax.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.reference': {"id":"request:createVatMossInvoice/vat_moss_invoice.reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.observations': {"id":"request:createVatMossInvoice/vat_moss_invoice.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.retention': {"id":"request:createVatMossInvoice/vat_moss_invoice.retention","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.tax_exemption': {"id":"request:createVatMossInvoice/vat_moss_invoice.tax_exemption","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.tax_exemption_reason': {"id":"request:createVatMossInvoice/vat_moss_invoice.tax_exemption_reason","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.sequence_id': {"id":"request:createVatMossInvoice/vat_moss_invoice.sequence_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.manual_sequence_number': {"id":"request:createVatMossInvoice/vat_moss_invoice.manual_sequence_number","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.currency_code': {"id":"request:createVatMossInvoice/vat_moss_invoice.currency_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.rate': {"id":"request:createVatMossInvoice/vat_moss_invoice.rate","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.mb_reference': {"id":"request:createVatMossInvoice/vat_moss_invoice.mb_reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/vat_moss_invoice.owner_invoice_id': {"id":"request:createVatMossInvoice/vat_moss_invoice.owner_invoice_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice': {"id":"request:createVatMossInvoice/invoice","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice/required': {"id":"request:createVatMossInvoice/invoice/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.date': {"id":"request:createVatMossInvoice/invoice.date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.date/required': {"id":"request:createVatMossInvoice/invoice.date/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.due_date': {"id":"request:createVatMossInvoice/invoice.due_date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.due_date/required': {"id":"request:createVatMossInvoice/invoice.due_date/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.client': {"id":"request:createVatMossInvoice/invoice.client","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.client/required': {"id":"request:createVatMossInvoice/invoice.client/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.client.name': {"id":"request:createVatMossInvoice/invoice.client.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.client.name/required': {"id":"request:createVatMossInvoice/invoice.client.name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.client.code': {"id":"request:createVatMossInvoice/invoice.client.code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.client.email': {"id":"request:createVatMossInvoice/invoice.client.email","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.client.address': {"id":"request:createVatMossInvoice/invoice.client.address","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.client.city': {"id":"request:createVatMossInvoice/invoice.client.city","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.client.postal_code': {"id":"request:createVatMossInvoice/invoice.client.postal_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.client.country': {"id":"request:createVatMossInvoice/invoice.client.country","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.client.fiscal_id': {"id":"request:createVatMossInvoice/invoice.client.fiscal_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.client.website': {"id":"request:createVatMossInvoice/invoice.client.website","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.client.phone': {"id":"request:createVatMossInvoice/invoice.client.phone","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.client.fax': {"id":"request:createVatMossInvoice/invoice.client.fax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.client.observations': {"id":"request:createVatMossInvoice/invoice.client.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.items': {"id":"request:createVatMossInvoice/invoice.items","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.items/required': {"id":"request:createVatMossInvoice/invoice.items/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.items[].name': {"id":"request:createVatMossInvoice/invoice.items[].name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.items[].name/required': {"id":"request:createVatMossInvoice/invoice.items[].name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.items[].description': {"id":"request:createVatMossInvoice/invoice.items[].description","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.items[].unit_price': {"id":"request:createVatMossInvoice/invoice.items[].unit_price","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.items[].unit_price/required': {"id":"request:createVatMossInvoice/invoice.items[].unit_price/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.items[].quantity': {"id":"request:createVatMossInvoice/invoice.items[].quantity","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.items[].quantity/required': {"id":"request:createVatMossInvoice/invoice.items[].quantity/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.items[].unit': {"id":"request:createVatMossInvoice/invoice.items[].unit","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.items[].discount': {"id":"request:createVatMossInvoice/invoice.items[].discount","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.items[].tax': {"id":"request:createVatMossInvoice/invoice.items[].tax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.items[].tax.name': {"id":"request:createVatMossInvoice/invoice.items[].tax.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.reference': {"id":"request:createVatMossInvoice/invoice.reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.observations': {"id":"request:createVatMossInvoice/invoice.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.retention': {"id":"request:createVatMossInvoice/invoice.retention","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.tax_exemption': {"id":"request:createVatMossInvoice/invoice.tax_exemption","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.tax_exemption_reason': {"id":"request:createVatMossInvoice/invoice.tax_exemption_reason","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.sequence_id': {"id":"request:createVatMossInvoice/invoice.sequence_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.manual_sequence_number': {"id":"request:createVatMossInvoice/invoice.manual_sequence_number","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.currency_code': {"id":"request:createVatMossInvoice/invoice.currency_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.rate': {"id":"request:createVatMossInvoice/invoice.rate","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.mb_reference': {"id":"request:createVatMossInvoice/invoice.mb_reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createVatMossInvoice/invoice.owner_invoice_id': {"id":"request:createVatMossInvoice/invoice.owner_invoice_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice': {"id":"request:updateVatMossInvoice/vat_moss_invoice","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice/required': {"id":"request:updateVatMossInvoice/vat_moss_invoice/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.date': {"id":"request:updateVatMossInvoice/vat_moss_invoice.date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.due_date': {"id":"request:updateVatMossInvoice/vat_moss_invoice.due_date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.client': {"id":"request:updateVatMossInvoice/vat_moss_invoice.client","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.client.name': {"id":"request:updateVatMossInvoice/vat_moss_invoice.client.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.client.name/required': {"id":"request:updateVatMossInvoice/vat_moss_invoice.client.name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.client.code': {"id":"request:updateVatMossInvoice/vat_moss_invoice.client.code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.client.email': {"id":"request:updateVatMossInvoice/vat_moss_invoice.client.email","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.client.address': {"id":"request:updateVatMossInvoice/vat_moss_invoice.client.address","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.client.city': {"id":"request:updateVatMossInvoice/vat_moss_invoice.client.city","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.client.postal_code': {"id":"request:updateVatMossInvoice/vat_moss_invoice.client.postal_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.client.country': {"id":"request:updateVatMossInvoice/vat_moss_invoice.client.country","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.client.fiscal_id': {"id":"request:updateVatMossInvoice/vat_moss_invoice.client.fiscal_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.client.website': {"id":"request:updateVatMossInvoice/vat_moss_invoice.client.website","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.client.phone': {"id":"request:updateVatMossInvoice/vat_moss_invoice.client.phone","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.client.fax': {"id":"request:updateVatMossInvoice/vat_moss_invoice.client.fax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.client.observations': {"id":"request:updateVatMossInvoice/vat_moss_invoice.client.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.items': {"id":"request:updateVatMossInvoice/vat_moss_invoice.items","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.items[].name': {"id":"request:updateVatMossInvoice/vat_moss_invoice.items[].name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.items[].name/required': {"id":"request:updateVatMossInvoice/vat_moss_invoice.items[].name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.items[].description': {"id":"request:updateVatMossInvoice/vat_moss_invoice.items[].description","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.items[].unit_price': {"id":"request:updateVatMossInvoice/vat_moss_invoice.items[].unit_price","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.items[].unit_price/required': {"id":"request:updateVatMossInvoice/vat_moss_invoice.items[].unit_price/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.items[].quantity': {"id":"request:updateVatMossInvoice/vat_moss_invoice.items[].quantity","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.items[].quantity/required': {"id":"request:updateVatMossInvoice/vat_moss_invoice.items[].quantity/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.items[].unit': {"id":"request:updateVatMossInvoice/vat_moss_invoice.items[].unit","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.items[].discount': {"id":"request:updateVatMossInvoice/vat_moss_invoice.items[].discount","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.items[].tax': {"id":"request:updateVatMossInvoice/vat_moss_invoice.items[].tax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.items[].tax.name': {"id":"request:updateVatMossInvoice/vat_moss_invoice.items[].tax.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.reference': {"id":"request:updateVatMossInvoice/vat_moss_invoice.reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.observations': {"id":"request:updateVatMossInvoice/vat_moss_invoice.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.retention': {"id":"request:updateVatMossInvoice/vat_moss_invoice.retention","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.tax_exemption': {"id":"request:updateVatMossInvoice/vat_moss_invoice.tax_exemption","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.tax_exemption_reason': {"id":"request:updateVatMossInvoice/vat_moss_invoice.tax_exemption_reason","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.sequence_id': {"id":"request:updateVatMossInvoice/vat_moss_invoice.sequence_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.manual_sequence_number': {"id":"request:updateVatMossInvoice/vat_moss_invoice.manual_sequence_number","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.currency_code': {"id":"request:updateVatMossInvoice/vat_moss_invoice.currency_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.rate': {"id":"request:updateVatMossInvoice/vat_moss_invoice.rate","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.mb_reference': {"id":"request:updateVatMossInvoice/vat_moss_invoice.mb_reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/vat_moss_invoice.owner_invoice_id': {"id":"request:updateVatMossInvoice/vat_moss_invoice.owner_invoice_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice': {"id":"request:updateVatMossInvoice/invoice","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice/required': {"id":"request:updateVatMossInvoice/invoice/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.date': {"id":"request:updateVatMossInvoice/invoice.date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.due_date': {"id":"request:updateVatMossInvoice/invoice.due_date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.client': {"id":"request:updateVatMossInvoice/invoice.client","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.client.name': {"id":"request:updateVatMossInvoice/invoice.client.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.client.name/required': {"id":"request:updateVatMossInvoice/invoice.client.name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.client.code': {"id":"request:updateVatMossInvoice/invoice.client.code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.client.email': {"id":"request:updateVatMossInvoice/invoice.client.email","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.client.address': {"id":"request:updateVatMossInvoice/invoice.client.address","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.client.city': {"id":"request:updateVatMossInvoice/invoice.client.city","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.client.postal_code': {"id":"request:updateVatMossInvoice/invoice.client.postal_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.client.country': {"id":"request:updateVatMossInvoice/invoice.client.country","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.client.fiscal_id': {"id":"request:updateVatMossInvoice/invoice.client.fiscal_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.client.website': {"id":"request:updateVatMossInvoice/invoice.client.website","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.client.phone': {"id":"request:updateVatMossInvoice/invoice.client.phone","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.client.fax': {"id":"request:updateVatMossInvoice/invoice.client.fax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.client.observations': {"id":"request:updateVatMossInvoice/invoice.client.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.items': {"id":"request:updateVatMossInvoice/invoice.items","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.items[].name': {"id":"request:updateVatMossInvoice/invoice.items[].name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.items[].name/required': {"id":"request:updateVatMossInvoice/invoice.items[].name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.items[].description': {"id":"request:updateVatMossInvoice/invoice.items[].description","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.items[].unit_price': {"id":"request:updateVatMossInvoice/invoice.items[].unit_price","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.items[].unit_price/required': {"id":"request:updateVatMossInvoice/invoice.items[].unit_price/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.items[].quantity': {"id":"request:updateVatMossInvoice/invoice.items[].quantity","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.items[].quantity/required': {"id":"request:updateVatMossInvoice/invoice.items[].quantity/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.items[].unit': {"id":"request:updateVatMossInvoice/invoice.items[].unit","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.items[].discount': {"id":"request:updateVatMossInvoice/invoice.items[].discount","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.items[].tax': {"id":"request:updateVatMossInvoice/invoice.items[].tax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.items[].tax.name': {"id":"request:updateVatMossInvoice/invoice.items[].tax.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.reference': {"id":"request:updateVatMossInvoice/invoice.reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.observations': {"id":"request:updateVatMossInvoice/invoice.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.retention': {"id":"request:updateVatMossInvoice/invoice.retention","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.tax_exemption': {"id":"request:updateVatMossInvoice/invoice.tax_exemption","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.tax_exemption_reason': {"id":"request:updateVatMossInvoice/invoice.tax_exemption_reason","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.sequence_id': {"id":"request:updateVatMossInvoice/invoice.sequence_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.manual_sequence_number': {"id":"request:updateVatMossInvoice/invoice.manual_sequence_number","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.currency_code': {"id":"request:updateVatMossInvoice/invoice.currency_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.rate': {"id":"request:updateVatMossInvoice/invoice.rate","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.mb_reference': {"id":"request:updateVatMossInvoice/invoice.mb_reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateVatMossInvoice/invoice.owner_invoice_id': {"id":"request:updateVatMossInvoice/invoice.owner_invoice_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:changeVatMossInvoiceState/vat_moss_invoice': {"id":"request:changeVatMossInvoiceState/vat_moss_invoice","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeVatMossInvoiceState/vat_moss_invoice/required': {"id":"request:changeVatMossInvoiceState/vat_moss_invoice/required","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeVatMossInvoiceState/vat_moss_invoice.state': {"id":"request:changeVatMossInvoiceState/vat_moss_invoice.state","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeVatMossInvoiceState/vat_moss_invoice.state/required': {"id":"request:changeVatMossInvoiceState/vat_moss_invoice.state/required","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeVatMossInvoiceState/vat_moss_invoice.message': {"id":"request:changeVatMossInvoiceState/vat_moss_invoice.message","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeVatMossInvoiceState/invoice': {"id":"request:changeVatMossInvoiceState/invoice","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeVatMossInvoiceState/invoice/required': {"id":"request:changeVatMossInvoiceState/invoice/required","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeVatMossInvoiceState/invoice.state': {"id":"request:changeVatMossInvoiceState/invoice.state","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeVatMossInvoiceState/invoice.state/required': {"id":"request:changeVatMossInvoiceState/invoice.state/required","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeVatMossInvoiceState/invoice.message': {"id":"request:changeVatMossInvoiceState/invoice.message","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:listCreditNotes/query.page': {"id":"request:listCreditNotes/query.page","kind":"request","reason":"pages of this list are not shown"},
  'request:listCreditNotes/query.per_page': {"id":"request:listCreditNotes/query.per_page","kind":"request","reason":"pages of this list are not shown"},
  'request:createCreditNote/credit_note': {"id":"request:createCreditNote/credit_note","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note/required': {"id":"request:createCreditNote/credit_note/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.date': {"id":"request:createCreditNote/credit_note.date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.date/required': {"id":"request:createCreditNote/credit_note.date/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.due_date': {"id":"request:createCreditNote/credit_note.due_date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.due_date/required': {"id":"request:createCreditNote/credit_note.due_date/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.client': {"id":"request:createCreditNote/credit_note.client","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.client/required': {"id":"request:createCreditNote/credit_note.client/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.client.name': {"id":"request:createCreditNote/credit_note.client.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.client.name/required': {"id":"request:createCreditNote/credit_note.client.name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.client.code': {"id":"request:createCreditNote/credit_note.client.code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.client.email': {"id":"request:createCreditNote/credit_note.client.email","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.client.address': {"id":"request:createCreditNote/credit_note.client.address","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.client.city': {"id":"request:createCreditNote/credit_note.client.city","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.client.postal_code': {"id":"request:createCreditNote/credit_note.client.postal_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.client.country': {"id":"request:createCreditNote/credit_note.client.country","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.client.fiscal_id': {"id":"request:createCreditNote/credit_note.client.fiscal_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.client.website': {"id":"request:createCreditNote/credit_note.client.website","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.client.phone': {"id":"request:createCreditNote/credit_note.client.phone","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.client.fax': {"id":"request:createCreditNote/credit_note.client.fax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.client.observations': {"id":"request:createCreditNote/credit_note.client.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.items': {"id":"request:createCreditNote/credit_note.items","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.items/required': {"id":"request:createCreditNote/credit_note.items/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.items[].name': {"id":"request:createCreditNote/credit_note.items[].name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.items[].name/required': {"id":"request:createCreditNote/credit_note.items[].name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.items[].description': {"id":"request:createCreditNote/credit_note.items[].description","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.items[].unit_price': {"id":"request:createCreditNote/credit_note.items[].unit_price","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.items[].unit_price/required': {"id":"request:createCreditNote/credit_note.items[].unit_price/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.items[].quantity': {"id":"request:createCreditNote/credit_note.items[].quantity","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.items[].quantity/required': {"id":"request:createCreditNote/credit_note.items[].quantity/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.items[].unit': {"id":"request:createCreditNote/credit_note.items[].unit","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.items[].discount': {"id":"request:createCreditNote/credit_note.items[].discount","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.items[].tax': {"id":"request:createCreditNote/credit_note.items[].tax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.items[].tax.name': {"id":"request:createCreditNote/credit_note.items[].tax.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.reference': {"id":"request:createCreditNote/credit_note.reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.observations': {"id":"request:createCreditNote/credit_note.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.retention': {"id":"request:createCreditNote/credit_note.retention","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.tax_exemption': {"id":"request:createCreditNote/credit_note.tax_exemption","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.tax_exemption_reason': {"id":"request:createCreditNote/credit_note.tax_exemption_reason","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.sequence_id': {"id":"request:createCreditNote/credit_note.sequence_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.manual_sequence_number': {"id":"request:createCreditNote/credit_note.manual_sequence_number","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.currency_code': {"id":"request:createCreditNote/credit_note.currency_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.rate': {"id":"request:createCreditNote/credit_note.rate","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.mb_reference': {"id":"request:createCreditNote/credit_note.mb_reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/credit_note.owner_invoice_id': {"id":"request:createCreditNote/credit_note.owner_invoice_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice': {"id":"request:createCreditNote/invoice","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice/required': {"id":"request:createCreditNote/invoice/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.date': {"id":"request:createCreditNote/invoice.date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.date/required': {"id":"request:createCreditNote/invoice.date/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.due_date': {"id":"request:createCreditNote/invoice.due_date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.due_date/required': {"id":"request:createCreditNote/invoice.due_date/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.client': {"id":"request:createCreditNote/invoice.client","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.client/required': {"id":"request:createCreditNote/invoice.client/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.client.name': {"id":"request:createCreditNote/invoice.client.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.client.name/required': {"id":"request:createCreditNote/invoice.client.name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.client.code': {"id":"request:createCreditNote/invoice.client.code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.client.email': {"id":"request:createCreditNote/invoice.client.email","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.client.address': {"id":"request:createCreditNote/invoice.client.address","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.client.city': {"id":"request:createCreditNote/invoice.client.city","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.client.postal_code': {"id":"request:createCreditNote/invoice.client.postal_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.client.country': {"id":"request:createCreditNote/invoice.client.country","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.client.fiscal_id': {"id":"request:createCreditNote/invoice.client.fiscal_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.client.website': {"id":"request:createCreditNote/invoice.client.website","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.client.phone': {"id":"request:createCreditNote/invoice.client.phone","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.client.fax': {"id":"request:createCreditNote/invoice.client.fax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.client.observations': {"id":"request:createCreditNote/invoice.client.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.items': {"id":"request:createCreditNote/invoice.items","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.items/required': {"id":"request:createCreditNote/invoice.items/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.items[].name': {"id":"request:createCreditNote/invoice.items[].name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.items[].name/required': {"id":"request:createCreditNote/invoice.items[].name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.items[].description': {"id":"request:createCreditNote/invoice.items[].description","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.items[].unit_price': {"id":"request:createCreditNote/invoice.items[].unit_price","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.items[].unit_price/required': {"id":"request:createCreditNote/invoice.items[].unit_price/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.items[].quantity': {"id":"request:createCreditNote/invoice.items[].quantity","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.items[].quantity/required': {"id":"request:createCreditNote/invoice.items[].quantity/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.items[].unit': {"id":"request:createCreditNote/invoice.items[].unit","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.items[].discount': {"id":"request:createCreditNote/invoice.items[].discount","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.items[].tax': {"id":"request:createCreditNote/invoice.items[].tax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.items[].tax.name': {"id":"request:createCreditNote/invoice.items[].tax.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.reference': {"id":"request:createCreditNote/invoice.reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.observations': {"id":"request:createCreditNote/invoice.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.retention': {"id":"request:createCreditNote/invoice.retention","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.tax_exemption': {"id":"request:createCreditNote/invoice.tax_exemption","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.tax_exemption_reason': {"id":"request:createCreditNote/invoice.tax_exemption_reason","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.sequence_id': {"id":"request:createCreditNote/invoice.sequence_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.manual_sequence_number': {"id":"request:createCreditNote/invoice.manual_sequence_number","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.currency_code': {"id":"request:createCreditNote/invoice.currency_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.rate': {"id":"request:createCreditNote/invoice.rate","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.mb_reference': {"id":"request:createCreditNote/invoice.mb_reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createCreditNote/invoice.owner_invoice_id': {"id":"request:createCreditNote/invoice.owner_invoice_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note': {"id":"request:updateCreditNote/credit_note","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note/required': {"id":"request:updateCreditNote/credit_note/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.date': {"id":"request:updateCreditNote/credit_note.date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.due_date': {"id":"request:updateCreditNote/credit_note.due_date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.client': {"id":"request:updateCreditNote/credit_note.client","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.client.name': {"id":"request:updateCreditNote/credit_note.client.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.client.name/required': {"id":"request:updateCreditNote/credit_note.client.name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.client.code': {"id":"request:updateCreditNote/credit_note.client.code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.client.email': {"id":"request:updateCreditNote/credit_note.client.email","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.client.address': {"id":"request:updateCreditNote/credit_note.client.address","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.client.city': {"id":"request:updateCreditNote/credit_note.client.city","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.client.postal_code': {"id":"request:updateCreditNote/credit_note.client.postal_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.client.country': {"id":"request:updateCreditNote/credit_note.client.country","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.client.fiscal_id': {"id":"request:updateCreditNote/credit_note.client.fiscal_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.client.website': {"id":"request:updateCreditNote/credit_note.client.website","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.client.phone': {"id":"request:updateCreditNote/credit_note.client.phone","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.client.fax': {"id":"request:updateCreditNote/credit_note.client.fax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.client.observations': {"id":"request:updateCreditNote/credit_note.client.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.items': {"id":"request:updateCreditNote/credit_note.items","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.items[].name': {"id":"request:updateCreditNote/credit_note.items[].name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.items[].name/required': {"id":"request:updateCreditNote/credit_note.items[].name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.items[].description': {"id":"request:updateCreditNote/credit_note.items[].description","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.items[].unit_price': {"id":"request:updateCreditNote/credit_note.items[].unit_price","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.items[].unit_price/required': {"id":"request:updateCreditNote/credit_note.items[].unit_price/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.items[].quantity': {"id":"request:updateCreditNote/credit_note.items[].quantity","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.items[].quantity/required': {"id":"request:updateCreditNote/credit_note.items[].quantity/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.items[].unit': {"id":"request:updateCreditNote/credit_note.items[].unit","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.items[].discount': {"id":"request:updateCreditNote/credit_note.items[].discount","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.items[].tax': {"id":"request:updateCreditNote/credit_note.items[].tax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.items[].tax.name': {"id":"request:updateCreditNote/credit_note.items[].tax.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.reference': {"id":"request:updateCreditNote/credit_note.reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.observations': {"id":"request:updateCreditNote/credit_note.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.retention': {"id":"request:updateCreditNote/credit_note.retention","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.tax_exemption': {"id":"request:updateCreditNote/credit_note.tax_exemption","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.tax_exemption_reason': {"id":"request:updateCreditNote/credit_note.tax_exemption_reason","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.sequence_id': {"id":"request:updateCreditNote/credit_note.sequence_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.manual_sequence_number': {"id":"request:updateCreditNote/credit_note.manual_sequence_number","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.currency_code': {"id":"request:updateCreditNote/credit_note.currency_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.rate': {"id":"request:updateCreditNote/credit_note.rate","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.mb_reference': {"id":"request:updateCreditNote/credit_note.mb_reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/credit_note.owner_invoice_id': {"id":"request:updateCreditNote/credit_note.owner_invoice_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice': {"id":"request:updateCreditNote/invoice","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice/required': {"id":"request:updateCreditNote/invoice/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.date': {"id":"request:updateCreditNote/invoice.date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.due_date': {"id":"request:updateCreditNote/invoice.due_date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.client': {"id":"request:updateCreditNote/invoice.client","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.client.name': {"id":"request:updateCreditNote/invoice.client.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.client.name/required': {"id":"request:updateCreditNote/invoice.client.name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.client.code': {"id":"request:updateCreditNote/invoice.client.code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.client.email': {"id":"request:updateCreditNote/invoice.client.email","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.client.address': {"id":"request:updateCreditNote/invoice.client.address","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.client.city': {"id":"request:updateCreditNote/invoice.client.city","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.client.postal_code': {"id":"request:updateCreditNote/invoice.client.postal_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.client.country': {"id":"request:updateCreditNote/invoice.client.country","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.client.fiscal_id': {"id":"request:updateCreditNote/invoice.client.fiscal_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.client.website': {"id":"request:updateCreditNote/invoice.client.website","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.client.phone': {"id":"request:updateCreditNote/invoice.client.phone","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.client.fax': {"id":"request:updateCreditNote/invoice.client.fax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.client.observations': {"id":"request:updateCreditNote/invoice.client.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.items': {"id":"request:updateCreditNote/invoice.items","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.items[].name': {"id":"request:updateCreditNote/invoice.items[].name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.items[].name/required': {"id":"request:updateCreditNote/invoice.items[].name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.items[].description': {"id":"request:updateCreditNote/invoice.items[].description","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.items[].unit_price': {"id":"request:updateCreditNote/invoice.items[].unit_price","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.items[].unit_price/required': {"id":"request:updateCreditNote/invoice.items[].unit_price/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.items[].quantity': {"id":"request:updateCreditNote/invoice.items[].quantity","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.items[].quantity/required': {"id":"request:updateCreditNote/invoice.items[].quantity/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.items[].unit': {"id":"request:updateCreditNote/invoice.items[].unit","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.items[].discount': {"id":"request:updateCreditNote/invoice.items[].discount","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.items[].tax': {"id":"request:updateCreditNote/invoice.items[].tax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.items[].tax.name': {"id":"request:updateCreditNote/invoice.items[].tax.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.reference': {"id":"request:updateCreditNote/invoice.reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.observations': {"id":"request:updateCreditNote/invoice.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.retention': {"id":"request:updateCreditNote/invoice.retention","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.tax_exemption': {"id":"request:updateCreditNote/invoice.tax_exemption","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.tax_exemption_reason': {"id":"request:updateCreditNote/invoice.tax_exemption_reason","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.sequence_id': {"id":"request:updateCreditNote/invoice.sequence_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.manual_sequence_number': {"id":"request:updateCreditNote/invoice.manual_sequence_number","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.currency_code': {"id":"request:updateCreditNote/invoice.currency_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.rate': {"id":"request:updateCreditNote/invoice.rate","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.mb_reference': {"id":"request:updateCreditNote/invoice.mb_reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateCreditNote/invoice.owner_invoice_id': {"id":"request:updateCreditNote/invoice.owner_invoice_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:changeCreditNoteState/credit_note': {"id":"request:changeCreditNoteState/credit_note","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeCreditNoteState/credit_note/required': {"id":"request:changeCreditNoteState/credit_note/required","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeCreditNoteState/credit_note.state': {"id":"request:changeCreditNoteState/credit_note.state","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeCreditNoteState/credit_note.state/required': {"id":"request:changeCreditNoteState/credit_note.state/required","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeCreditNoteState/credit_note.message': {"id":"request:changeCreditNoteState/credit_note.message","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeCreditNoteState/invoice': {"id":"request:changeCreditNoteState/invoice","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeCreditNoteState/invoice/required': {"id":"request:changeCreditNoteState/invoice/required","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeCreditNoteState/invoice.state': {"id":"request:changeCreditNoteState/invoice.state","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeCreditNoteState/invoice.state/required': {"id":"request:changeCreditNoteState/invoice.state/required","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeCreditNoteState/invoice.message': {"id":"request:changeCreditNoteState/invoice.message","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:listDebitNotes/query.page': {"id":"request:listDebitNotes/query.page","kind":"request","reason":"pages of this list are not shown"},
  'request:listDebitNotes/query.per_page': {"id":"request:listDebitNotes/query.per_page","kind":"request","reason":"pages of this list are not shown"},
  'request:createDebitNote/debit_note': {"id":"request:createDebitNote/debit_note","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note/required': {"id":"request:createDebitNote/debit_note/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.date': {"id":"request:createDebitNote/debit_note.date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.date/required': {"id":"request:createDebitNote/debit_note.date/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.due_date': {"id":"request:createDebitNote/debit_note.due_date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.due_date/required': {"id":"request:createDebitNote/debit_note.due_date/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.client': {"id":"request:createDebitNote/debit_note.client","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.client/required': {"id":"request:createDebitNote/debit_note.client/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.client.name': {"id":"request:createDebitNote/debit_note.client.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.client.name/required': {"id":"request:createDebitNote/debit_note.client.name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.client.code': {"id":"request:createDebitNote/debit_note.client.code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.client.email': {"id":"request:createDebitNote/debit_note.client.email","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.client.address': {"id":"request:createDebitNote/debit_note.client.address","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.client.city': {"id":"request:createDebitNote/debit_note.client.city","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.client.postal_code': {"id":"request:createDebitNote/debit_note.client.postal_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.client.country': {"id":"request:createDebitNote/debit_note.client.country","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.client.fiscal_id': {"id":"request:createDebitNote/debit_note.client.fiscal_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.client.website': {"id":"request:createDebitNote/debit_note.client.website","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.client.phone': {"id":"request:createDebitNote/debit_note.client.phone","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.client.fax': {"id":"request:createDebitNote/debit_note.client.fax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.client.observations': {"id":"request:createDebitNote/debit_note.client.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.items': {"id":"request:createDebitNote/debit_note.items","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.items/required': {"id":"request:createDebitNote/debit_note.items/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.items[].name': {"id":"request:createDebitNote/debit_note.items[].name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.items[].name/required': {"id":"request:createDebitNote/debit_note.items[].name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.items[].description': {"id":"request:createDebitNote/debit_note.items[].description","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.items[].unit_price': {"id":"request:createDebitNote/debit_note.items[].unit_price","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.items[].unit_price/required': {"id":"request:createDebitNote/debit_note.items[].unit_price/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.items[].quantity': {"id":"request:createDebitNote/debit_note.items[].quantity","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.items[].quantity/required': {"id":"request:createDebitNote/debit_note.items[].quantity/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.items[].unit': {"id":"request:createDebitNote/debit_note.items[].unit","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.items[].discount': {"id":"request:createDebitNote/debit_note.items[].discount","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.items[].tax': {"id":"request:createDebitNote/debit_note.items[].tax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.items[].tax.name': {"id":"request:createDebitNote/debit_note.items[].tax.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.reference': {"id":"request:createDebitNote/debit_note.reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.observations': {"id":"request:createDebitNote/debit_note.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.retention': {"id":"request:createDebitNote/debit_note.retention","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.tax_exemption': {"id":"request:createDebitNote/debit_note.tax_exemption","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.tax_exemption_reason': {"id":"request:createDebitNote/debit_note.tax_exemption_reason","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.sequence_id': {"id":"request:createDebitNote/debit_note.sequence_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.manual_sequence_number': {"id":"request:createDebitNote/debit_note.manual_sequence_number","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.currency_code': {"id":"request:createDebitNote/debit_note.currency_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.rate': {"id":"request:createDebitNote/debit_note.rate","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.mb_reference': {"id":"request:createDebitNote/debit_note.mb_reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/debit_note.owner_invoice_id': {"id":"request:createDebitNote/debit_note.owner_invoice_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice': {"id":"request:createDebitNote/invoice","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice/required': {"id":"request:createDebitNote/invoice/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.date': {"id":"request:createDebitNote/invoice.date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.date/required': {"id":"request:createDebitNote/invoice.date/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.due_date': {"id":"request:createDebitNote/invoice.due_date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.due_date/required': {"id":"request:createDebitNote/invoice.due_date/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.client': {"id":"request:createDebitNote/invoice.client","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.client/required': {"id":"request:createDebitNote/invoice.client/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.client.name': {"id":"request:createDebitNote/invoice.client.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.client.name/required': {"id":"request:createDebitNote/invoice.client.name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.client.code': {"id":"request:createDebitNote/invoice.client.code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.client.email': {"id":"request:createDebitNote/invoice.client.email","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.client.address': {"id":"request:createDebitNote/invoice.client.address","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.client.city': {"id":"request:createDebitNote/invoice.client.city","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.client.postal_code': {"id":"request:createDebitNote/invoice.client.postal_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.client.country': {"id":"request:createDebitNote/invoice.client.country","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.client.fiscal_id': {"id":"request:createDebitNote/invoice.client.fiscal_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.client.website': {"id":"request:createDebitNote/invoice.client.website","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.client.phone': {"id":"request:createDebitNote/invoice.client.phone","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.client.fax': {"id":"request:createDebitNote/invoice.client.fax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.client.observations': {"id":"request:createDebitNote/invoice.client.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.items': {"id":"request:createDebitNote/invoice.items","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.items/required': {"id":"request:createDebitNote/invoice.items/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.items[].name': {"id":"request:createDebitNote/invoice.items[].name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.items[].name/required': {"id":"request:createDebitNote/invoice.items[].name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.items[].description': {"id":"request:createDebitNote/invoice.items[].description","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.items[].unit_price': {"id":"request:createDebitNote/invoice.items[].unit_price","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.items[].unit_price/required': {"id":"request:createDebitNote/invoice.items[].unit_price/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.items[].quantity': {"id":"request:createDebitNote/invoice.items[].quantity","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.items[].quantity/required': {"id":"request:createDebitNote/invoice.items[].quantity/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.items[].unit': {"id":"request:createDebitNote/invoice.items[].unit","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.items[].discount': {"id":"request:createDebitNote/invoice.items[].discount","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.items[].tax': {"id":"request:createDebitNote/invoice.items[].tax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.items[].tax.name': {"id":"request:createDebitNote/invoice.items[].tax.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.reference': {"id":"request:createDebitNote/invoice.reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.observations': {"id":"request:createDebitNote/invoice.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.retention': {"id":"request:createDebitNote/invoice.retention","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.tax_exemption': {"id":"request:createDebitNote/invoice.tax_exemption","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.tax_exemption_reason': {"id":"request:createDebitNote/invoice.tax_exemption_reason","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.sequence_id': {"id":"request:createDebitNote/invoice.sequence_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.manual_sequence_number': {"id":"request:createDebitNote/invoice.manual_sequence_number","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.currency_code': {"id":"request:createDebitNote/invoice.currency_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.rate': {"id":"request:createDebitNote/invoice.rate","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.mb_reference': {"id":"request:createDebitNote/invoice.mb_reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createDebitNote/invoice.owner_invoice_id': {"id":"request:createDebitNote/invoice.owner_invoice_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note': {"id":"request:updateDebitNote/debit_note","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note/required': {"id":"request:updateDebitNote/debit_note/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.date': {"id":"request:updateDebitNote/debit_note.date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.due_date': {"id":"request:updateDebitNote/debit_note.due_date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.client': {"id":"request:updateDebitNote/debit_note.client","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.client.name': {"id":"request:updateDebitNote/debit_note.client.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.client.name/required': {"id":"request:updateDebitNote/debit_note.client.name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.client.code': {"id":"request:updateDebitNote/debit_note.client.code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.client.email': {"id":"request:updateDebitNote/debit_note.client.email","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.client.address': {"id":"request:updateDebitNote/debit_note.client.address","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.client.city': {"id":"request:updateDebitNote/debit_note.client.city","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.client.postal_code': {"id":"request:updateDebitNote/debit_note.client.postal_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.client.country': {"id":"request:updateDebitNote/debit_note.client.country","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.client.fiscal_id': {"id":"request:updateDebitNote/debit_note.client.fiscal_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.client.website': {"id":"request:updateDebitNote/debit_note.client.website","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.client.phone': {"id":"request:updateDebitNote/debit_note.client.phone","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.client.fax': {"id":"request:updateDebitNote/debit_note.client.fax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.client.observations': {"id":"request:updateDebitNote/debit_note.client.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.items': {"id":"request:updateDebitNote/debit_note.items","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.items[].name': {"id":"request:updateDebitNote/debit_note.items[].name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.items[].name/required': {"id":"request:updateDebitNote/debit_note.items[].name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.items[].description': {"id":"request:updateDebitNote/debit_note.items[].description","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.items[].unit_price': {"id":"request:updateDebitNote/debit_note.items[].unit_price","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.items[].unit_price/required': {"id":"request:updateDebitNote/debit_note.items[].unit_price/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.items[].quantity': {"id":"request:updateDebitNote/debit_note.items[].quantity","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.items[].quantity/required': {"id":"request:updateDebitNote/debit_note.items[].quantity/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.items[].unit': {"id":"request:updateDebitNote/debit_note.items[].unit","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.items[].discount': {"id":"request:updateDebitNote/debit_note.items[].discount","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.items[].tax': {"id":"request:updateDebitNote/debit_note.items[].tax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.items[].tax.name': {"id":"request:updateDebitNote/debit_note.items[].tax.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.reference': {"id":"request:updateDebitNote/debit_note.reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.observations': {"id":"request:updateDebitNote/debit_note.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.retention': {"id":"request:updateDebitNote/debit_note.retention","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.tax_exemption': {"id":"request:updateDebitNote/debit_note.tax_exemption","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.tax_exemption_reason': {"id":"request:updateDebitNote/debit_note.tax_exemption_reason","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.sequence_id': {"id":"request:updateDebitNote/debit_note.sequence_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.manual_sequence_number': {"id":"request:updateDebitNote/debit_note.manual_sequence_number","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.currency_code': {"id":"request:updateDebitNote/debit_note.currency_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.rate': {"id":"request:updateDebitNote/debit_note.rate","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.mb_reference': {"id":"request:updateDebitNote/debit_note.mb_reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/debit_note.owner_invoice_id': {"id":"request:updateDebitNote/debit_note.owner_invoice_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice': {"id":"request:updateDebitNote/invoice","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice/required': {"id":"request:updateDebitNote/invoice/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.date': {"id":"request:updateDebitNote/invoice.date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.due_date': {"id":"request:updateDebitNote/invoice.due_date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.client': {"id":"request:updateDebitNote/invoice.client","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.client.name': {"id":"request:updateDebitNote/invoice.client.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.client.name/required': {"id":"request:updateDebitNote/invoice.client.name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.client.code': {"id":"request:updateDebitNote/invoice.client.code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.client.email': {"id":"request:updateDebitNote/invoice.client.email","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.client.address': {"id":"request:updateDebitNote/invoice.client.address","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.client.city': {"id":"request:updateDebitNote/invoice.client.city","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.client.postal_code': {"id":"request:updateDebitNote/invoice.client.postal_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.client.country': {"id":"request:updateDebitNote/invoice.client.country","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.client.fiscal_id': {"id":"request:updateDebitNote/invoice.client.fiscal_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.client.website': {"id":"request:updateDebitNote/invoice.client.website","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.client.phone': {"id":"request:updateDebitNote/invoice.client.phone","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.client.fax': {"id":"request:updateDebitNote/invoice.client.fax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.client.observations': {"id":"request:updateDebitNote/invoice.client.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.items': {"id":"request:updateDebitNote/invoice.items","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.items[].name': {"id":"request:updateDebitNote/invoice.items[].name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.items[].name/required': {"id":"request:updateDebitNote/invoice.items[].name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.items[].description': {"id":"request:updateDebitNote/invoice.items[].description","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.items[].unit_price': {"id":"request:updateDebitNote/invoice.items[].unit_price","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.items[].unit_price/required': {"id":"request:updateDebitNote/invoice.items[].unit_price/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.items[].quantity': {"id":"request:updateDebitNote/invoice.items[].quantity","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.items[].quantity/required': {"id":"request:updateDebitNote/invoice.items[].quantity/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.items[].unit': {"id":"request:updateDebitNote/invoice.items[].unit","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.items[].discount': {"id":"request:updateDebitNote/invoice.items[].discount","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.items[].tax': {"id":"request:updateDebitNote/invoice.items[].tax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.items[].tax.name': {"id":"request:updateDebitNote/invoice.items[].tax.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.reference': {"id":"request:updateDebitNote/invoice.reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.observations': {"id":"request:updateDebitNote/invoice.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.retention': {"id":"request:updateDebitNote/invoice.retention","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.tax_exemption': {"id":"request:updateDebitNote/invoice.tax_exemption","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.tax_exemption_reason': {"id":"request:updateDebitNote/invoice.tax_exemption_reason","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.sequence_id': {"id":"request:updateDebitNote/invoice.sequence_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.manual_sequence_number': {"id":"request:updateDebitNote/invoice.manual_sequence_number","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.currency_code': {"id":"request:updateDebitNote/invoice.currency_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.rate': {"id":"request:updateDebitNote/invoice.rate","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.mb_reference': {"id":"request:updateDebitNote/invoice.mb_reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateDebitNote/invoice.owner_invoice_id': {"id":"request:updateDebitNote/invoice.owner_invoice_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:changeDebitNoteState/debit_note': {"id":"request:changeDebitNoteState/debit_note","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeDebitNoteState/debit_note/required': {"id":"request:changeDebitNoteState/debit_note/required","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeDebitNoteState/debit_note.state': {"id":"request:changeDebitNoteState/debit_note.state","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeDebitNoteState/debit_note.state/required': {"id":"request:changeDebitNoteState/debit_note.state/required","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeDebitNoteState/debit_note.message': {"id":"request:changeDebitNoteState/debit_note.message","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeDebitNoteState/invoice': {"id":"request:changeDebitNoteState/invoice","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeDebitNoteState/invoice/required': {"id":"request:changeDebitNoteState/invoice/required","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeDebitNoteState/invoice.state': {"id":"request:changeDebitNoteState/invoice.state","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeDebitNoteState/invoice.state/required': {"id":"request:changeDebitNoteState/invoice.state/required","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeDebitNoteState/invoice.message': {"id":"request:changeDebitNoteState/invoice.message","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:listVatMossInvoices/query.page': {"id":"request:listVatMossInvoices/query.page","kind":"request","reason":"pages of this list are not shown"},
  'request:listVatMossInvoices/query.per_page': {"id":"request:listVatMossInvoices/query.per_page","kind":"request","reason":"pages of this list are not shown"},
  'request:listReceipts/query.page': {"id":"request:listReceipts/query.page","kind":"request","reason":"pages of this list are not shown"},
  'request:listReceipts/query.per_page': {"id":"request:listReceipts/query.per_page","kind":"request","reason":"pages of this list are not shown"},
  'request:createQuote/quote': {"id":"request:createQuote/quote","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote/required': {"id":"request:createQuote/quote/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.date': {"id":"request:createQuote/quote.date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.date/required': {"id":"request:createQuote/quote.date/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.due_date': {"id":"request:createQuote/quote.due_date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.due_date/required': {"id":"request:createQuote/quote.due_date/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.client': {"id":"request:createQuote/quote.client","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.client/required': {"id":"request:createQuote/quote.client/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.client.name': {"id":"request:createQuote/quote.client.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.client.name/required': {"id":"request:createQuote/quote.client.name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.client.code': {"id":"request:createQuote/quote.client.code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.client.email': {"id":"request:createQuote/quote.client.email","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.client.address': {"id":"request:createQuote/quote.client.address","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.client.city': {"id":"request:createQuote/quote.client.city","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.client.postal_code': {"id":"request:createQuote/quote.client.postal_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.client.country': {"id":"request:createQuote/quote.client.country","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.client.fiscal_id': {"id":"request:createQuote/quote.client.fiscal_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.client.website': {"id":"request:createQuote/quote.client.website","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.client.phone': {"id":"request:createQuote/quote.client.phone","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.client.fax': {"id":"request:createQuote/quote.client.fax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.client.observations': {"id":"request:createQuote/quote.client.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.items': {"id":"request:createQuote/quote.items","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.items/required': {"id":"request:createQuote/quote.items/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.items[].name': {"id":"request:createQuote/quote.items[].name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.items[].name/required': {"id":"request:createQuote/quote.items[].name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.items[].description': {"id":"request:createQuote/quote.items[].description","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.items[].unit_price': {"id":"request:createQuote/quote.items[].unit_price","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.items[].unit_price/required': {"id":"request:createQuote/quote.items[].unit_price/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.items[].quantity': {"id":"request:createQuote/quote.items[].quantity","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.items[].quantity/required': {"id":"request:createQuote/quote.items[].quantity/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.items[].unit': {"id":"request:createQuote/quote.items[].unit","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.items[].discount': {"id":"request:createQuote/quote.items[].discount","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.items[].tax': {"id":"request:createQuote/quote.items[].tax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.items[].tax.name': {"id":"request:createQuote/quote.items[].tax.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.reference': {"id":"request:createQuote/quote.reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.observations': {"id":"request:createQuote/quote.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.retention': {"id":"request:createQuote/quote.retention","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.tax_exemption': {"id":"request:createQuote/quote.tax_exemption","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.tax_exemption_reason': {"id":"request:createQuote/quote.tax_exemption_reason","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.sequence_id': {"id":"request:createQuote/quote.sequence_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.manual_sequence_number': {"id":"request:createQuote/quote.manual_sequence_number","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.currency_code': {"id":"request:createQuote/quote.currency_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.rate': {"id":"request:createQuote/quote.rate","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.mb_reference': {"id":"request:createQuote/quote.mb_reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createQuote/quote.owner_invoice_id': {"id":"request:createQuote/quote.owner_invoice_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote': {"id":"request:updateQuote/quote","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote/required': {"id":"request:updateQuote/quote/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.date': {"id":"request:updateQuote/quote.date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.due_date': {"id":"request:updateQuote/quote.due_date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.client': {"id":"request:updateQuote/quote.client","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.client.name': {"id":"request:updateQuote/quote.client.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.client.name/required': {"id":"request:updateQuote/quote.client.name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.client.code': {"id":"request:updateQuote/quote.client.code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.client.email': {"id":"request:updateQuote/quote.client.email","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.client.address': {"id":"request:updateQuote/quote.client.address","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.client.city': {"id":"request:updateQuote/quote.client.city","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.client.postal_code': {"id":"request:updateQuote/quote.client.postal_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.client.country': {"id":"request:updateQuote/quote.client.country","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.client.fiscal_id': {"id":"request:updateQuote/quote.client.fiscal_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.client.website': {"id":"request:updateQuote/quote.client.website","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.client.phone': {"id":"request:updateQuote/quote.client.phone","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.client.fax': {"id":"request:updateQuote/quote.client.fax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.client.observations': {"id":"request:updateQuote/quote.client.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.items': {"id":"request:updateQuote/quote.items","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.items[].name': {"id":"request:updateQuote/quote.items[].name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.items[].name/required': {"id":"request:updateQuote/quote.items[].name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.items[].description': {"id":"request:updateQuote/quote.items[].description","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.items[].unit_price': {"id":"request:updateQuote/quote.items[].unit_price","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.items[].unit_price/required': {"id":"request:updateQuote/quote.items[].unit_price/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.items[].quantity': {"id":"request:updateQuote/quote.items[].quantity","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.items[].quantity/required': {"id":"request:updateQuote/quote.items[].quantity/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.items[].unit': {"id":"request:updateQuote/quote.items[].unit","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.items[].discount': {"id":"request:updateQuote/quote.items[].discount","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.items[].tax': {"id":"request:updateQuote/quote.items[].tax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.items[].tax.name': {"id":"request:updateQuote/quote.items[].tax.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.reference': {"id":"request:updateQuote/quote.reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.observations': {"id":"request:updateQuote/quote.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.retention': {"id":"request:updateQuote/quote.retention","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.tax_exemption': {"id":"request:updateQuote/quote.tax_exemption","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.tax_exemption_reason': {"id":"request:updateQuote/quote.tax_exemption_reason","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.sequence_id': {"id":"request:updateQuote/quote.sequence_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.manual_sequence_number': {"id":"request:updateQuote/quote.manual_sequence_number","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.currency_code': {"id":"request:updateQuote/quote.currency_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.rate': {"id":"request:updateQuote/quote.rate","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.mb_reference': {"id":"request:updateQuote/quote.mb_reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateQuote/quote.owner_invoice_id': {"id":"request:updateQuote/quote.owner_invoice_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:changeQuoteState/quote': {"id":"request:changeQuoteState/quote","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeQuoteState/quote/required': {"id":"request:changeQuoteState/quote/required","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeQuoteState/quote.state': {"id":"request:changeQuoteState/quote.state","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeQuoteState/quote.state/required': {"id":"request:changeQuoteState/quote.state/required","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeQuoteState/quote.message': {"id":"request:changeQuoteState/quote.message","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:createProforma/proforma': {"id":"request:createProforma/proforma","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma/required': {"id":"request:createProforma/proforma/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.date': {"id":"request:createProforma/proforma.date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.date/required': {"id":"request:createProforma/proforma.date/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.due_date': {"id":"request:createProforma/proforma.due_date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.due_date/required': {"id":"request:createProforma/proforma.due_date/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.client': {"id":"request:createProforma/proforma.client","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.client/required': {"id":"request:createProforma/proforma.client/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.client.name': {"id":"request:createProforma/proforma.client.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.client.name/required': {"id":"request:createProforma/proforma.client.name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.client.code': {"id":"request:createProforma/proforma.client.code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.client.email': {"id":"request:createProforma/proforma.client.email","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.client.address': {"id":"request:createProforma/proforma.client.address","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.client.city': {"id":"request:createProforma/proforma.client.city","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.client.postal_code': {"id":"request:createProforma/proforma.client.postal_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.client.country': {"id":"request:createProforma/proforma.client.country","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.client.fiscal_id': {"id":"request:createProforma/proforma.client.fiscal_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.client.website': {"id":"request:createProforma/proforma.client.website","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.client.phone': {"id":"request:createProforma/proforma.client.phone","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.client.fax': {"id":"request:createProforma/proforma.client.fax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.client.observations': {"id":"request:createProforma/proforma.client.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.items': {"id":"request:createProforma/proforma.items","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.items/required': {"id":"request:createProforma/proforma.items/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.items[].name': {"id":"request:createProforma/proforma.items[].name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.items[].name/required': {"id":"request:createProforma/proforma.items[].name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.items[].description': {"id":"request:createProforma/proforma.items[].description","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.items[].unit_price': {"id":"request:createProforma/proforma.items[].unit_price","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.items[].unit_price/required': {"id":"request:createProforma/proforma.items[].unit_price/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.items[].quantity': {"id":"request:createProforma/proforma.items[].quantity","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.items[].quantity/required': {"id":"request:createProforma/proforma.items[].quantity/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.items[].unit': {"id":"request:createProforma/proforma.items[].unit","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.items[].discount': {"id":"request:createProforma/proforma.items[].discount","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.items[].tax': {"id":"request:createProforma/proforma.items[].tax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.items[].tax.name': {"id":"request:createProforma/proforma.items[].tax.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.reference': {"id":"request:createProforma/proforma.reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.observations': {"id":"request:createProforma/proforma.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.retention': {"id":"request:createProforma/proforma.retention","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.tax_exemption': {"id":"request:createProforma/proforma.tax_exemption","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.tax_exemption_reason': {"id":"request:createProforma/proforma.tax_exemption_reason","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.sequence_id': {"id":"request:createProforma/proforma.sequence_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.manual_sequence_number': {"id":"request:createProforma/proforma.manual_sequence_number","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.currency_code': {"id":"request:createProforma/proforma.currency_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.rate': {"id":"request:createProforma/proforma.rate","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.mb_reference': {"id":"request:createProforma/proforma.mb_reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createProforma/proforma.owner_invoice_id': {"id":"request:createProforma/proforma.owner_invoice_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma': {"id":"request:updateProforma/proforma","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma/required': {"id":"request:updateProforma/proforma/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.date': {"id":"request:updateProforma/proforma.date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.due_date': {"id":"request:updateProforma/proforma.due_date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.client': {"id":"request:updateProforma/proforma.client","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.client.name': {"id":"request:updateProforma/proforma.client.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.client.name/required': {"id":"request:updateProforma/proforma.client.name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.client.code': {"id":"request:updateProforma/proforma.client.code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.client.email': {"id":"request:updateProforma/proforma.client.email","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.client.address': {"id":"request:updateProforma/proforma.client.address","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.client.city': {"id":"request:updateProforma/proforma.client.city","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.client.postal_code': {"id":"request:updateProforma/proforma.client.postal_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.client.country': {"id":"request:updateProforma/proforma.client.country","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.client.fiscal_id': {"id":"request:updateProforma/proforma.client.fiscal_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.client.website': {"id":"request:updateProforma/proforma.client.website","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.client.phone': {"id":"request:updateProforma/proforma.client.phone","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.client.fax': {"id":"request:updateProforma/proforma.client.fax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.client.observations': {"id":"request:updateProforma/proforma.client.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.items': {"id":"request:updateProforma/proforma.items","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.items[].name': {"id":"request:updateProforma/proforma.items[].name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.items[].name/required': {"id":"request:updateProforma/proforma.items[].name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.items[].description': {"id":"request:updateProforma/proforma.items[].description","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.items[].unit_price': {"id":"request:updateProforma/proforma.items[].unit_price","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.items[].unit_price/required': {"id":"request:updateProforma/proforma.items[].unit_price/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.items[].quantity': {"id":"request:updateProforma/proforma.items[].quantity","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.items[].quantity/required': {"id":"request:updateProforma/proforma.items[].quantity/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.items[].unit': {"id":"request:updateProforma/proforma.items[].unit","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.items[].discount': {"id":"request:updateProforma/proforma.items[].discount","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.items[].tax': {"id":"request:updateProforma/proforma.items[].tax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.items[].tax.name': {"id":"request:updateProforma/proforma.items[].tax.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.reference': {"id":"request:updateProforma/proforma.reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.observations': {"id":"request:updateProforma/proforma.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.retention': {"id":"request:updateProforma/proforma.retention","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.tax_exemption': {"id":"request:updateProforma/proforma.tax_exemption","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.tax_exemption_reason': {"id":"request:updateProforma/proforma.tax_exemption_reason","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.sequence_id': {"id":"request:updateProforma/proforma.sequence_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.manual_sequence_number': {"id":"request:updateProforma/proforma.manual_sequence_number","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.currency_code': {"id":"request:updateProforma/proforma.currency_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.rate': {"id":"request:updateProforma/proforma.rate","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.mb_reference': {"id":"request:updateProforma/proforma.mb_reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateProforma/proforma.owner_invoice_id': {"id":"request:updateProforma/proforma.owner_invoice_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:changeProformaState/proforma': {"id":"request:changeProformaState/proforma","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeProformaState/proforma/required': {"id":"request:changeProformaState/proforma/required","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeProformaState/proforma.state': {"id":"request:changeProformaState/proforma.state","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeProformaState/proforma.state/required': {"id":"request:changeProformaState/proforma.state/required","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeProformaState/proforma.message': {"id":"request:changeProformaState/proforma.message","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:createFeesNote/fees_note': {"id":"request:createFeesNote/fees_note","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note/required': {"id":"request:createFeesNote/fees_note/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.date': {"id":"request:createFeesNote/fees_note.date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.date/required': {"id":"request:createFeesNote/fees_note.date/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.due_date': {"id":"request:createFeesNote/fees_note.due_date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.due_date/required': {"id":"request:createFeesNote/fees_note.due_date/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.client': {"id":"request:createFeesNote/fees_note.client","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.client/required': {"id":"request:createFeesNote/fees_note.client/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.client.name': {"id":"request:createFeesNote/fees_note.client.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.client.name/required': {"id":"request:createFeesNote/fees_note.client.name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.client.code': {"id":"request:createFeesNote/fees_note.client.code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.client.email': {"id":"request:createFeesNote/fees_note.client.email","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.client.address': {"id":"request:createFeesNote/fees_note.client.address","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.client.city': {"id":"request:createFeesNote/fees_note.client.city","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.client.postal_code': {"id":"request:createFeesNote/fees_note.client.postal_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.client.country': {"id":"request:createFeesNote/fees_note.client.country","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.client.fiscal_id': {"id":"request:createFeesNote/fees_note.client.fiscal_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.client.website': {"id":"request:createFeesNote/fees_note.client.website","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.client.phone': {"id":"request:createFeesNote/fees_note.client.phone","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.client.fax': {"id":"request:createFeesNote/fees_note.client.fax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.client.observations': {"id":"request:createFeesNote/fees_note.client.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.items': {"id":"request:createFeesNote/fees_note.items","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.items/required': {"id":"request:createFeesNote/fees_note.items/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.items[].name': {"id":"request:createFeesNote/fees_note.items[].name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.items[].name/required': {"id":"request:createFeesNote/fees_note.items[].name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.items[].description': {"id":"request:createFeesNote/fees_note.items[].description","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.items[].unit_price': {"id":"request:createFeesNote/fees_note.items[].unit_price","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.items[].unit_price/required': {"id":"request:createFeesNote/fees_note.items[].unit_price/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.items[].quantity': {"id":"request:createFeesNote/fees_note.items[].quantity","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.items[].quantity/required': {"id":"request:createFeesNote/fees_note.items[].quantity/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.items[].unit': {"id":"request:createFeesNote/fees_note.items[].unit","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.items[].discount': {"id":"request:createFeesNote/fees_note.items[].discount","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.items[].tax': {"id":"request:createFeesNote/fees_note.items[].tax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.items[].tax.name': {"id":"request:createFeesNote/fees_note.items[].tax.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.reference': {"id":"request:createFeesNote/fees_note.reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.observations': {"id":"request:createFeesNote/fees_note.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.retention': {"id":"request:createFeesNote/fees_note.retention","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.tax_exemption': {"id":"request:createFeesNote/fees_note.tax_exemption","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.tax_exemption_reason': {"id":"request:createFeesNote/fees_note.tax_exemption_reason","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.sequence_id': {"id":"request:createFeesNote/fees_note.sequence_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.manual_sequence_number': {"id":"request:createFeesNote/fees_note.manual_sequence_number","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.currency_code': {"id":"request:createFeesNote/fees_note.currency_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.rate': {"id":"request:createFeesNote/fees_note.rate","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.mb_reference': {"id":"request:createFeesNote/fees_note.mb_reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createFeesNote/fees_note.owner_invoice_id': {"id":"request:createFeesNote/fees_note.owner_invoice_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note': {"id":"request:updateFeesNote/fees_note","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note/required': {"id":"request:updateFeesNote/fees_note/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.date': {"id":"request:updateFeesNote/fees_note.date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.due_date': {"id":"request:updateFeesNote/fees_note.due_date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.client': {"id":"request:updateFeesNote/fees_note.client","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.client.name': {"id":"request:updateFeesNote/fees_note.client.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.client.name/required': {"id":"request:updateFeesNote/fees_note.client.name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.client.code': {"id":"request:updateFeesNote/fees_note.client.code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.client.email': {"id":"request:updateFeesNote/fees_note.client.email","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.client.address': {"id":"request:updateFeesNote/fees_note.client.address","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.client.city': {"id":"request:updateFeesNote/fees_note.client.city","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.client.postal_code': {"id":"request:updateFeesNote/fees_note.client.postal_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.client.country': {"id":"request:updateFeesNote/fees_note.client.country","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.client.fiscal_id': {"id":"request:updateFeesNote/fees_note.client.fiscal_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.client.website': {"id":"request:updateFeesNote/fees_note.client.website","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.client.phone': {"id":"request:updateFeesNote/fees_note.client.phone","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.client.fax': {"id":"request:updateFeesNote/fees_note.client.fax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.client.observations': {"id":"request:updateFeesNote/fees_note.client.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.items': {"id":"request:updateFeesNote/fees_note.items","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.items[].name': {"id":"request:updateFeesNote/fees_note.items[].name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.items[].name/required': {"id":"request:updateFeesNote/fees_note.items[].name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.items[].description': {"id":"request:updateFeesNote/fees_note.items[].description","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.items[].unit_price': {"id":"request:updateFeesNote/fees_note.items[].unit_price","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.items[].unit_price/required': {"id":"request:updateFeesNote/fees_note.items[].unit_price/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.items[].quantity': {"id":"request:updateFeesNote/fees_note.items[].quantity","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.items[].quantity/required': {"id":"request:updateFeesNote/fees_note.items[].quantity/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.items[].unit': {"id":"request:updateFeesNote/fees_note.items[].unit","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.items[].discount': {"id":"request:updateFeesNote/fees_note.items[].discount","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.items[].tax': {"id":"request:updateFeesNote/fees_note.items[].tax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.items[].tax.name': {"id":"request:updateFeesNote/fees_note.items[].tax.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.reference': {"id":"request:updateFeesNote/fees_note.reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.observations': {"id":"request:updateFeesNote/fees_note.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.retention': {"id":"request:updateFeesNote/fees_note.retention","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.tax_exemption': {"id":"request:updateFeesNote/fees_note.tax_exemption","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.tax_exemption_reason': {"id":"request:updateFeesNote/fees_note.tax_exemption_reason","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.sequence_id': {"id":"request:updateFeesNote/fees_note.sequence_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.manual_sequence_number': {"id":"request:updateFeesNote/fees_note.manual_sequence_number","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.currency_code': {"id":"request:updateFeesNote/fees_note.currency_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.rate': {"id":"request:updateFeesNote/fees_note.rate","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.mb_reference': {"id":"request:updateFeesNote/fees_note.mb_reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updateFeesNote/fees_note.owner_invoice_id': {"id":"request:updateFeesNote/fees_note.owner_invoice_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:changeFeesNoteState/fees_note': {"id":"request:changeFeesNoteState/fees_note","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeFeesNoteState/fees_note/required': {"id":"request:changeFeesNoteState/fees_note/required","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeFeesNoteState/fees_note.state': {"id":"request:changeFeesNoteState/fees_note.state","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeFeesNoteState/fees_note.state/required': {"id":"request:changeFeesNoteState/fees_note.state/required","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changeFeesNoteState/fees_note.message': {"id":"request:changeFeesNoteState/fees_note.message","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:createShipping/shipping.date/required': {"id":"request:createShipping/shipping.date/required","kind":"request","reason":"the fields are named, requiredness is not shown"},
  'request:createShipping/shipping.loaded_at/required': {"id":"request:createShipping/shipping.loaded_at/required","kind":"request","reason":"the fields are named, requiredness is not shown"},
  'request:createShipping/shipping.license_plate': {"id":"request:createShipping/shipping.license_plate","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.address_from': {"id":"request:createShipping/shipping.address_from","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.address_from/required': {"id":"request:createShipping/shipping.address_from/required","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.address_from.detail': {"id":"request:createShipping/shipping.address_from.detail","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.address_from.city': {"id":"request:createShipping/shipping.address_from.city","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.address_from.postal_code': {"id":"request:createShipping/shipping.address_from.postal_code","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.address_from.country': {"id":"request:createShipping/shipping.address_from.country","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.address_to': {"id":"request:createShipping/shipping.address_to","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.address_to/required': {"id":"request:createShipping/shipping.address_to/required","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.address_to.detail': {"id":"request:createShipping/shipping.address_to.detail","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.address_to.city': {"id":"request:createShipping/shipping.address_to.city","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.address_to.postal_code': {"id":"request:createShipping/shipping.address_to.postal_code","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.address_to.country': {"id":"request:createShipping/shipping.address_to.country","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.reference': {"id":"request:createShipping/shipping.reference","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.observations': {"id":"request:createShipping/shipping.observations","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.retention': {"id":"request:createShipping/shipping.retention","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.tax_exemption': {"id":"request:createShipping/shipping.tax_exemption","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.sequence_id': {"id":"request:createShipping/shipping.sequence_id","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.manual_sequence_number': {"id":"request:createShipping/shipping.manual_sequence_number","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.client': {"id":"request:createShipping/shipping.client","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.client/required': {"id":"request:createShipping/shipping.client/required","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.client.name': {"id":"request:createShipping/shipping.client.name","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.client.name/required': {"id":"request:createShipping/shipping.client.name/required","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.client.code': {"id":"request:createShipping/shipping.client.code","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.client.email': {"id":"request:createShipping/shipping.client.email","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.client.address': {"id":"request:createShipping/shipping.client.address","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.client.city': {"id":"request:createShipping/shipping.client.city","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.client.postal_code': {"id":"request:createShipping/shipping.client.postal_code","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.client.country': {"id":"request:createShipping/shipping.client.country","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.client.fiscal_id': {"id":"request:createShipping/shipping.client.fiscal_id","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.client.website': {"id":"request:createShipping/shipping.client.website","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.client.phone': {"id":"request:createShipping/shipping.client.phone","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.client.fax': {"id":"request:createShipping/shipping.client.fax","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.client.observations': {"id":"request:createShipping/shipping.client.observations","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.items': {"id":"request:createShipping/shipping.items","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.items/required': {"id":"request:createShipping/shipping.items/required","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.items[].name': {"id":"request:createShipping/shipping.items[].name","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.items[].name/required': {"id":"request:createShipping/shipping.items[].name/required","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.items[].description': {"id":"request:createShipping/shipping.items[].description","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.items[].unit_price': {"id":"request:createShipping/shipping.items[].unit_price","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.items[].unit_price/required': {"id":"request:createShipping/shipping.items[].unit_price/required","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.items[].quantity': {"id":"request:createShipping/shipping.items[].quantity","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.items[].quantity/required': {"id":"request:createShipping/shipping.items[].quantity/required","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.items[].unit': {"id":"request:createShipping/shipping.items[].unit","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.items[].discount': {"id":"request:createShipping/shipping.items[].discount","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.items[].tax': {"id":"request:createShipping/shipping.items[].tax","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.items[].tax.name': {"id":"request:createShipping/shipping.items[].tax.name","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.tax_exemption_reason': {"id":"request:createShipping/shipping.tax_exemption_reason","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.load_site': {"id":"request:createShipping/shipping.load_site","kind":"request","reason":"named without a type"},
  'request:createShipping/shipping.delivery_site': {"id":"request:createShipping/shipping.delivery_site","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.license_plate': {"id":"request:updateShipping/shipping.license_plate","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.address_from': {"id":"request:updateShipping/shipping.address_from","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.address_from.detail': {"id":"request:updateShipping/shipping.address_from.detail","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.address_from.city': {"id":"request:updateShipping/shipping.address_from.city","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.address_from.postal_code': {"id":"request:updateShipping/shipping.address_from.postal_code","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.address_from.country': {"id":"request:updateShipping/shipping.address_from.country","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.address_to': {"id":"request:updateShipping/shipping.address_to","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.address_to.detail': {"id":"request:updateShipping/shipping.address_to.detail","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.address_to.city': {"id":"request:updateShipping/shipping.address_to.city","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.address_to.postal_code': {"id":"request:updateShipping/shipping.address_to.postal_code","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.address_to.country': {"id":"request:updateShipping/shipping.address_to.country","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.reference': {"id":"request:updateShipping/shipping.reference","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.observations': {"id":"request:updateShipping/shipping.observations","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.retention': {"id":"request:updateShipping/shipping.retention","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.tax_exemption': {"id":"request:updateShipping/shipping.tax_exemption","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.sequence_id': {"id":"request:updateShipping/shipping.sequence_id","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.manual_sequence_number': {"id":"request:updateShipping/shipping.manual_sequence_number","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.client': {"id":"request:updateShipping/shipping.client","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.client.name': {"id":"request:updateShipping/shipping.client.name","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.client.name/required': {"id":"request:updateShipping/shipping.client.name/required","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.client.code': {"id":"request:updateShipping/shipping.client.code","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.client.email': {"id":"request:updateShipping/shipping.client.email","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.client.address': {"id":"request:updateShipping/shipping.client.address","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.client.city': {"id":"request:updateShipping/shipping.client.city","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.client.postal_code': {"id":"request:updateShipping/shipping.client.postal_code","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.client.country': {"id":"request:updateShipping/shipping.client.country","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.client.fiscal_id': {"id":"request:updateShipping/shipping.client.fiscal_id","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.client.website': {"id":"request:updateShipping/shipping.client.website","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.client.phone': {"id":"request:updateShipping/shipping.client.phone","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.client.fax': {"id":"request:updateShipping/shipping.client.fax","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.client.observations': {"id":"request:updateShipping/shipping.client.observations","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.items': {"id":"request:updateShipping/shipping.items","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.items[].name': {"id":"request:updateShipping/shipping.items[].name","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.items[].name/required': {"id":"request:updateShipping/shipping.items[].name/required","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.items[].description': {"id":"request:updateShipping/shipping.items[].description","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.items[].unit_price': {"id":"request:updateShipping/shipping.items[].unit_price","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.items[].unit_price/required': {"id":"request:updateShipping/shipping.items[].unit_price/required","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.items[].quantity': {"id":"request:updateShipping/shipping.items[].quantity","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.items[].quantity/required': {"id":"request:updateShipping/shipping.items[].quantity/required","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.items[].unit': {"id":"request:updateShipping/shipping.items[].unit","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.items[].discount': {"id":"request:updateShipping/shipping.items[].discount","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.items[].tax': {"id":"request:updateShipping/shipping.items[].tax","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.items[].tax.name': {"id":"request:updateShipping/shipping.items[].tax.name","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.tax_exemption_reason': {"id":"request:updateShipping/shipping.tax_exemption_reason","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.load_site': {"id":"request:updateShipping/shipping.load_site","kind":"request","reason":"named without a type"},
  'request:updateShipping/shipping.delivery_site': {"id":"request:updateShipping/shipping.delivery_site","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.date/required': {"id":"request:createTransport/transport.date/required","kind":"request","reason":"the fields are named, requiredness is not shown"},
  'request:createTransport/transport.loaded_at/required': {"id":"request:createTransport/transport.loaded_at/required","kind":"request","reason":"the fields are named, requiredness is not shown"},
  'request:createTransport/transport.license_plate': {"id":"request:createTransport/transport.license_plate","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.address_from': {"id":"request:createTransport/transport.address_from","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.address_from/required': {"id":"request:createTransport/transport.address_from/required","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.address_from.detail': {"id":"request:createTransport/transport.address_from.detail","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.address_from.city': {"id":"request:createTransport/transport.address_from.city","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.address_from.postal_code': {"id":"request:createTransport/transport.address_from.postal_code","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.address_from.country': {"id":"request:createTransport/transport.address_from.country","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.address_to': {"id":"request:createTransport/transport.address_to","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.address_to/required': {"id":"request:createTransport/transport.address_to/required","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.address_to.detail': {"id":"request:createTransport/transport.address_to.detail","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.address_to.city': {"id":"request:createTransport/transport.address_to.city","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.address_to.postal_code': {"id":"request:createTransport/transport.address_to.postal_code","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.address_to.country': {"id":"request:createTransport/transport.address_to.country","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.reference': {"id":"request:createTransport/transport.reference","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.observations': {"id":"request:createTransport/transport.observations","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.retention': {"id":"request:createTransport/transport.retention","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.tax_exemption': {"id":"request:createTransport/transport.tax_exemption","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.sequence_id': {"id":"request:createTransport/transport.sequence_id","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.manual_sequence_number': {"id":"request:createTransport/transport.manual_sequence_number","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.client': {"id":"request:createTransport/transport.client","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.client/required': {"id":"request:createTransport/transport.client/required","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.client.name': {"id":"request:createTransport/transport.client.name","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.client.name/required': {"id":"request:createTransport/transport.client.name/required","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.client.code': {"id":"request:createTransport/transport.client.code","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.client.email': {"id":"request:createTransport/transport.client.email","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.client.address': {"id":"request:createTransport/transport.client.address","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.client.city': {"id":"request:createTransport/transport.client.city","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.client.postal_code': {"id":"request:createTransport/transport.client.postal_code","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.client.country': {"id":"request:createTransport/transport.client.country","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.client.fiscal_id': {"id":"request:createTransport/transport.client.fiscal_id","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.client.website': {"id":"request:createTransport/transport.client.website","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.client.phone': {"id":"request:createTransport/transport.client.phone","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.client.fax': {"id":"request:createTransport/transport.client.fax","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.client.observations': {"id":"request:createTransport/transport.client.observations","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.items': {"id":"request:createTransport/transport.items","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.items/required': {"id":"request:createTransport/transport.items/required","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.items[].name': {"id":"request:createTransport/transport.items[].name","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.items[].name/required': {"id":"request:createTransport/transport.items[].name/required","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.items[].description': {"id":"request:createTransport/transport.items[].description","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.items[].unit_price': {"id":"request:createTransport/transport.items[].unit_price","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.items[].unit_price/required': {"id":"request:createTransport/transport.items[].unit_price/required","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.items[].quantity': {"id":"request:createTransport/transport.items[].quantity","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.items[].quantity/required': {"id":"request:createTransport/transport.items[].quantity/required","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.items[].unit': {"id":"request:createTransport/transport.items[].unit","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.items[].discount': {"id":"request:createTransport/transport.items[].discount","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.items[].tax': {"id":"request:createTransport/transport.items[].tax","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.items[].tax.name': {"id":"request:createTransport/transport.items[].tax.name","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.tax_exemption_reason': {"id":"request:createTransport/transport.tax_exemption_reason","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.load_site': {"id":"request:createTransport/transport.load_site","kind":"request","reason":"named without a type"},
  'request:createTransport/transport.delivery_site': {"id":"request:createTransport/transport.delivery_site","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.license_plate': {"id":"request:updateTransport/transport.license_plate","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.address_from': {"id":"request:updateTransport/transport.address_from","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.address_from.detail': {"id":"request:updateTransport/transport.address_from.detail","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.address_from.city': {"id":"request:updateTransport/transport.address_from.city","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.address_from.postal_code': {"id":"request:updateTransport/transport.address_from.postal_code","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.address_from.country': {"id":"request:updateTransport/transport.address_from.country","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.address_to': {"id":"request:updateTransport/transport.address_to","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.address_to.detail': {"id":"request:updateTransport/transport.address_to.detail","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.address_to.city': {"id":"request:updateTransport/transport.address_to.city","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.address_to.postal_code': {"id":"request:updateTransport/transport.address_to.postal_code","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.address_to.country': {"id":"request:updateTransport/transport.address_to.country","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.reference': {"id":"request:updateTransport/transport.reference","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.observations': {"id":"request:updateTransport/transport.observations","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.retention': {"id":"request:updateTransport/transport.retention","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.tax_exemption': {"id":"request:updateTransport/transport.tax_exemption","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.sequence_id': {"id":"request:updateTransport/transport.sequence_id","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.manual_sequence_number': {"id":"request:updateTransport/transport.manual_sequence_number","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.client': {"id":"request:updateTransport/transport.client","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.client.name': {"id":"request:updateTransport/transport.client.name","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.client.name/required': {"id":"request:updateTransport/transport.client.name/required","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.client.code': {"id":"request:updateTransport/transport.client.code","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.client.email': {"id":"request:updateTransport/transport.client.email","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.client.address': {"id":"request:updateTransport/transport.client.address","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.client.city': {"id":"request:updateTransport/transport.client.city","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.client.postal_code': {"id":"request:updateTransport/transport.client.postal_code","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.client.country': {"id":"request:updateTransport/transport.client.country","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.client.fiscal_id': {"id":"request:updateTransport/transport.client.fiscal_id","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.client.website': {"id":"request:updateTransport/transport.client.website","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.client.phone': {"id":"request:updateTransport/transport.client.phone","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.client.fax': {"id":"request:updateTransport/transport.client.fax","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.client.observations': {"id":"request:updateTransport/transport.client.observations","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.items': {"id":"request:updateTransport/transport.items","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.items[].name': {"id":"request:updateTransport/transport.items[].name","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.items[].name/required': {"id":"request:updateTransport/transport.items[].name/required","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.items[].description': {"id":"request:updateTransport/transport.items[].description","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.items[].unit_price': {"id":"request:updateTransport/transport.items[].unit_price","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.items[].unit_price/required': {"id":"request:updateTransport/transport.items[].unit_price/required","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.items[].quantity': {"id":"request:updateTransport/transport.items[].quantity","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.items[].quantity/required': {"id":"request:updateTransport/transport.items[].quantity/required","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.items[].unit': {"id":"request:updateTransport/transport.items[].unit","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.items[].discount': {"id":"request:updateTransport/transport.items[].discount","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.items[].tax': {"id":"request:updateTransport/transport.items[].tax","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.items[].tax.name': {"id":"request:updateTransport/transport.items[].tax.name","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.tax_exemption_reason': {"id":"request:updateTransport/transport.tax_exemption_reason","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.load_site': {"id":"request:updateTransport/transport.load_site","kind":"request","reason":"named without a type"},
  'request:updateTransport/transport.delivery_site': {"id":"request:updateTransport/transport.delivery_site","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.date/required': {"id":"request:createDevolution/devolution.date/required","kind":"request","reason":"the fields are named, requiredness is not shown"},
  'request:createDevolution/devolution.loaded_at/required': {"id":"request:createDevolution/devolution.loaded_at/required","kind":"request","reason":"the fields are named, requiredness is not shown"},
  'request:createDevolution/devolution.license_plate': {"id":"request:createDevolution/devolution.license_plate","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.address_from': {"id":"request:createDevolution/devolution.address_from","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.address_from/required': {"id":"request:createDevolution/devolution.address_from/required","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.address_from.detail': {"id":"request:createDevolution/devolution.address_from.detail","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.address_from.city': {"id":"request:createDevolution/devolution.address_from.city","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.address_from.postal_code': {"id":"request:createDevolution/devolution.address_from.postal_code","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.address_from.country': {"id":"request:createDevolution/devolution.address_from.country","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.address_to': {"id":"request:createDevolution/devolution.address_to","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.address_to/required': {"id":"request:createDevolution/devolution.address_to/required","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.address_to.detail': {"id":"request:createDevolution/devolution.address_to.detail","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.address_to.city': {"id":"request:createDevolution/devolution.address_to.city","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.address_to.postal_code': {"id":"request:createDevolution/devolution.address_to.postal_code","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.address_to.country': {"id":"request:createDevolution/devolution.address_to.country","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.reference': {"id":"request:createDevolution/devolution.reference","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.observations': {"id":"request:createDevolution/devolution.observations","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.retention': {"id":"request:createDevolution/devolution.retention","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.tax_exemption': {"id":"request:createDevolution/devolution.tax_exemption","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.sequence_id': {"id":"request:createDevolution/devolution.sequence_id","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.manual_sequence_number': {"id":"request:createDevolution/devolution.manual_sequence_number","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.client': {"id":"request:createDevolution/devolution.client","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.client/required': {"id":"request:createDevolution/devolution.client/required","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.client.name': {"id":"request:createDevolution/devolution.client.name","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.client.name/required': {"id":"request:createDevolution/devolution.client.name/required","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.client.code': {"id":"request:createDevolution/devolution.client.code","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.client.email': {"id":"request:createDevolution/devolution.client.email","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.client.address': {"id":"request:createDevolution/devolution.client.address","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.client.city': {"id":"request:createDevolution/devolution.client.city","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.client.postal_code': {"id":"request:createDevolution/devolution.client.postal_code","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.client.country': {"id":"request:createDevolution/devolution.client.country","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.client.fiscal_id': {"id":"request:createDevolution/devolution.client.fiscal_id","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.client.website': {"id":"request:createDevolution/devolution.client.website","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.client.phone': {"id":"request:createDevolution/devolution.client.phone","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.client.fax': {"id":"request:createDevolution/devolution.client.fax","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.client.observations': {"id":"request:createDevolution/devolution.client.observations","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.items': {"id":"request:createDevolution/devolution.items","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.items/required': {"id":"request:createDevolution/devolution.items/required","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.items[].name': {"id":"request:createDevolution/devolution.items[].name","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.items[].name/required': {"id":"request:createDevolution/devolution.items[].name/required","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.items[].description': {"id":"request:createDevolution/devolution.items[].description","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.items[].unit_price': {"id":"request:createDevolution/devolution.items[].unit_price","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.items[].unit_price/required': {"id":"request:createDevolution/devolution.items[].unit_price/required","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.items[].quantity': {"id":"request:createDevolution/devolution.items[].quantity","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.items[].quantity/required': {"id":"request:createDevolution/devolution.items[].quantity/required","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.items[].unit': {"id":"request:createDevolution/devolution.items[].unit","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.items[].discount': {"id":"request:createDevolution/devolution.items[].discount","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.items[].tax': {"id":"request:createDevolution/devolution.items[].tax","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.items[].tax.name': {"id":"request:createDevolution/devolution.items[].tax.name","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.tax_exemption_reason': {"id":"request:createDevolution/devolution.tax_exemption_reason","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.load_site': {"id":"request:createDevolution/devolution.load_site","kind":"request","reason":"named without a type"},
  'request:createDevolution/devolution.delivery_site': {"id":"request:createDevolution/devolution.delivery_site","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.license_plate': {"id":"request:updateDevolution/devolution.license_plate","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.address_from': {"id":"request:updateDevolution/devolution.address_from","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.address_from.detail': {"id":"request:updateDevolution/devolution.address_from.detail","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.address_from.city': {"id":"request:updateDevolution/devolution.address_from.city","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.address_from.postal_code': {"id":"request:updateDevolution/devolution.address_from.postal_code","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.address_from.country': {"id":"request:updateDevolution/devolution.address_from.country","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.address_to': {"id":"request:updateDevolution/devolution.address_to","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.address_to.detail': {"id":"request:updateDevolution/devolution.address_to.detail","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.address_to.city': {"id":"request:updateDevolution/devolution.address_to.city","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.address_to.postal_code': {"id":"request:updateDevolution/devolution.address_to.postal_code","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.address_to.country': {"id":"request:updateDevolution/devolution.address_to.country","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.reference': {"id":"request:updateDevolution/devolution.reference","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.observations': {"id":"request:updateDevolution/devolution.observations","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.retention': {"id":"request:updateDevolution/devolution.retention","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.tax_exemption': {"id":"request:updateDevolution/devolution.tax_exemption","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.sequence_id': {"id":"request:updateDevolution/devolution.sequence_id","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.manual_sequence_number': {"id":"request:updateDevolution/devolution.manual_sequence_number","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.client': {"id":"request:updateDevolution/devolution.client","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.client.name': {"id":"request:updateDevolution/devolution.client.name","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.client.name/required': {"id":"request:updateDevolution/devolution.client.name/required","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.client.code': {"id":"request:updateDevolution/devolution.client.code","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.client.email': {"id":"request:updateDevolution/devolution.client.email","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.client.address': {"id":"request:updateDevolution/devolution.client.address","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.client.city': {"id":"request:updateDevolution/devolution.client.city","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.client.postal_code': {"id":"request:updateDevolution/devolution.client.postal_code","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.client.country': {"id":"request:updateDevolution/devolution.client.country","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.client.fiscal_id': {"id":"request:updateDevolution/devolution.client.fiscal_id","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.client.website': {"id":"request:updateDevolution/devolution.client.website","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.client.phone': {"id":"request:updateDevolution/devolution.client.phone","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.client.fax': {"id":"request:updateDevolution/devolution.client.fax","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.client.observations': {"id":"request:updateDevolution/devolution.client.observations","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.items': {"id":"request:updateDevolution/devolution.items","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.items[].name': {"id":"request:updateDevolution/devolution.items[].name","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.items[].name/required': {"id":"request:updateDevolution/devolution.items[].name/required","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.items[].description': {"id":"request:updateDevolution/devolution.items[].description","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.items[].unit_price': {"id":"request:updateDevolution/devolution.items[].unit_price","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.items[].unit_price/required': {"id":"request:updateDevolution/devolution.items[].unit_price/required","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.items[].quantity': {"id":"request:updateDevolution/devolution.items[].quantity","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.items[].quantity/required': {"id":"request:updateDevolution/devolution.items[].quantity/required","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.items[].unit': {"id":"request:updateDevolution/devolution.items[].unit","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.items[].discount': {"id":"request:updateDevolution/devolution.items[].discount","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.items[].tax': {"id":"request:updateDevolution/devolution.items[].tax","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.items[].tax.name': {"id":"request:updateDevolution/devolution.items[].tax.name","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.tax_exemption_reason': {"id":"request:updateDevolution/devolution.tax_exemption_reason","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.load_site': {"id":"request:updateDevolution/devolution.load_site","kind":"request","reason":"named without a type"},
  'request:updateDevolution/devolution.delivery_site': {"id":"request:updateDevolution/devolution.delivery_site","kind":"request","reason":"named without a type"},
  'request:createPurchaseOrder/purchase_order': {"id":"request:createPurchaseOrder/purchase_order","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order/required': {"id":"request:createPurchaseOrder/purchase_order/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.date': {"id":"request:createPurchaseOrder/purchase_order.date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.date/required': {"id":"request:createPurchaseOrder/purchase_order.date/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.due_date': {"id":"request:createPurchaseOrder/purchase_order.due_date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.due_date/required': {"id":"request:createPurchaseOrder/purchase_order.due_date/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.loaded_at': {"id":"request:createPurchaseOrder/purchase_order.loaded_at","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.delivery_site': {"id":"request:createPurchaseOrder/purchase_order.delivery_site","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.client': {"id":"request:createPurchaseOrder/purchase_order.client","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.client/required': {"id":"request:createPurchaseOrder/purchase_order.client/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.client.name': {"id":"request:createPurchaseOrder/purchase_order.client.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.client.name/required': {"id":"request:createPurchaseOrder/purchase_order.client.name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.client.code': {"id":"request:createPurchaseOrder/purchase_order.client.code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.client.email': {"id":"request:createPurchaseOrder/purchase_order.client.email","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.client.address': {"id":"request:createPurchaseOrder/purchase_order.client.address","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.client.city': {"id":"request:createPurchaseOrder/purchase_order.client.city","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.client.postal_code': {"id":"request:createPurchaseOrder/purchase_order.client.postal_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.client.country': {"id":"request:createPurchaseOrder/purchase_order.client.country","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.client.fiscal_id': {"id":"request:createPurchaseOrder/purchase_order.client.fiscal_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.client.website': {"id":"request:createPurchaseOrder/purchase_order.client.website","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.client.phone': {"id":"request:createPurchaseOrder/purchase_order.client.phone","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.client.fax': {"id":"request:createPurchaseOrder/purchase_order.client.fax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.client.observations': {"id":"request:createPurchaseOrder/purchase_order.client.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.items': {"id":"request:createPurchaseOrder/purchase_order.items","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.items/required': {"id":"request:createPurchaseOrder/purchase_order.items/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.items[].name': {"id":"request:createPurchaseOrder/purchase_order.items[].name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.items[].name/required': {"id":"request:createPurchaseOrder/purchase_order.items[].name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.items[].description': {"id":"request:createPurchaseOrder/purchase_order.items[].description","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.items[].unit_price': {"id":"request:createPurchaseOrder/purchase_order.items[].unit_price","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.items[].unit_price/required': {"id":"request:createPurchaseOrder/purchase_order.items[].unit_price/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.items[].quantity': {"id":"request:createPurchaseOrder/purchase_order.items[].quantity","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.items[].quantity/required': {"id":"request:createPurchaseOrder/purchase_order.items[].quantity/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.items[].unit': {"id":"request:createPurchaseOrder/purchase_order.items[].unit","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.items[].discount': {"id":"request:createPurchaseOrder/purchase_order.items[].discount","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.items[].tax': {"id":"request:createPurchaseOrder/purchase_order.items[].tax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.items[].tax.name': {"id":"request:createPurchaseOrder/purchase_order.items[].tax.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.reference': {"id":"request:createPurchaseOrder/purchase_order.reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.observations': {"id":"request:createPurchaseOrder/purchase_order.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.retention': {"id":"request:createPurchaseOrder/purchase_order.retention","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.tax_exemption': {"id":"request:createPurchaseOrder/purchase_order.tax_exemption","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.tax_exemption_reason': {"id":"request:createPurchaseOrder/purchase_order.tax_exemption_reason","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.sequence_id': {"id":"request:createPurchaseOrder/purchase_order.sequence_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.manual_sequence_number': {"id":"request:createPurchaseOrder/purchase_order.manual_sequence_number","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.currency_code': {"id":"request:createPurchaseOrder/purchase_order.currency_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:createPurchaseOrder/purchase_order.rate': {"id":"request:createPurchaseOrder/purchase_order.rate","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order': {"id":"request:updatePurchaseOrder/purchase_order","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order/required': {"id":"request:updatePurchaseOrder/purchase_order/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.date': {"id":"request:updatePurchaseOrder/purchase_order.date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.due_date': {"id":"request:updatePurchaseOrder/purchase_order.due_date","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.loaded_at': {"id":"request:updatePurchaseOrder/purchase_order.loaded_at","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.delivery_site': {"id":"request:updatePurchaseOrder/purchase_order.delivery_site","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.client': {"id":"request:updatePurchaseOrder/purchase_order.client","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.client.name': {"id":"request:updatePurchaseOrder/purchase_order.client.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.client.name/required': {"id":"request:updatePurchaseOrder/purchase_order.client.name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.client.code': {"id":"request:updatePurchaseOrder/purchase_order.client.code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.client.email': {"id":"request:updatePurchaseOrder/purchase_order.client.email","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.client.address': {"id":"request:updatePurchaseOrder/purchase_order.client.address","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.client.city': {"id":"request:updatePurchaseOrder/purchase_order.client.city","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.client.postal_code': {"id":"request:updatePurchaseOrder/purchase_order.client.postal_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.client.country': {"id":"request:updatePurchaseOrder/purchase_order.client.country","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.client.fiscal_id': {"id":"request:updatePurchaseOrder/purchase_order.client.fiscal_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.client.website': {"id":"request:updatePurchaseOrder/purchase_order.client.website","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.client.phone': {"id":"request:updatePurchaseOrder/purchase_order.client.phone","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.client.fax': {"id":"request:updatePurchaseOrder/purchase_order.client.fax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.client.observations': {"id":"request:updatePurchaseOrder/purchase_order.client.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.items': {"id":"request:updatePurchaseOrder/purchase_order.items","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.items[].name': {"id":"request:updatePurchaseOrder/purchase_order.items[].name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.items[].name/required': {"id":"request:updatePurchaseOrder/purchase_order.items[].name/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.items[].description': {"id":"request:updatePurchaseOrder/purchase_order.items[].description","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.items[].unit_price': {"id":"request:updatePurchaseOrder/purchase_order.items[].unit_price","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.items[].unit_price/required': {"id":"request:updatePurchaseOrder/purchase_order.items[].unit_price/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.items[].quantity': {"id":"request:updatePurchaseOrder/purchase_order.items[].quantity","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.items[].quantity/required': {"id":"request:updatePurchaseOrder/purchase_order.items[].quantity/required","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.items[].unit': {"id":"request:updatePurchaseOrder/purchase_order.items[].unit","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.items[].discount': {"id":"request:updatePurchaseOrder/purchase_order.items[].discount","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.items[].tax': {"id":"request:updatePurchaseOrder/purchase_order.items[].tax","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.items[].tax.name': {"id":"request:updatePurchaseOrder/purchase_order.items[].tax.name","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.reference': {"id":"request:updatePurchaseOrder/purchase_order.reference","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.observations': {"id":"request:updatePurchaseOrder/purchase_order.observations","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.retention': {"id":"request:updatePurchaseOrder/purchase_order.retention","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.tax_exemption': {"id":"request:updatePurchaseOrder/purchase_order.tax_exemption","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.tax_exemption_reason': {"id":"request:updatePurchaseOrder/purchase_order.tax_exemption_reason","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.sequence_id': {"id":"request:updatePurchaseOrder/purchase_order.sequence_id","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.manual_sequence_number': {"id":"request:updatePurchaseOrder/purchase_order.manual_sequence_number","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.currency_code': {"id":"request:updatePurchaseOrder/purchase_order.currency_code","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:updatePurchaseOrder/purchase_order.rate': {"id":"request:updatePurchaseOrder/purchase_order.rate","kind":"request","reason":"create and update bodies are shown for guides only"},
  'request:changePurchaseOrderState/purchase_order': {"id":"request:changePurchaseOrderState/purchase_order","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changePurchaseOrderState/purchase_order/required': {"id":"request:changePurchaseOrderState/purchase_order/required","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changePurchaseOrderState/purchase_order.state': {"id":"request:changePurchaseOrderState/purchase_order.state","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changePurchaseOrderState/purchase_order.state/required': {"id":"request:changePurchaseOrderState/purchase_order.state/required","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:changePurchaseOrderState/purchase_order.message': {"id":"request:changePurchaseOrderState/purchase_order.message","kind":"request","reason":"change-state bodies are shown for guides only"},
  'request:createPartialPayment/partial_payment': {"id":"request:createPartialPayment/partial_payment","kind":"request","reason":"the payload is not shown"},
  'request:createPartialPayment/partial_payment/required': {"id":"request:createPartialPayment/partial_payment/required","kind":"request","reason":"the payload is not shown"},
  'request:createPartialPayment/partial_payment.amount': {"id":"request:createPartialPayment/partial_payment.amount","kind":"request","reason":"the payload is not shown"},
  'request:createPartialPayment/partial_payment.amount/required': {"id":"request:createPartialPayment/partial_payment.amount/required","kind":"request","reason":"the payload is not shown"},
  'request:createPartialPayment/partial_payment.payment_mechanism': {"id":"request:createPartialPayment/partial_payment.payment_mechanism","kind":"request","reason":"the payload is not shown"},
  'request:createPartialPayment/partial_payment.note': {"id":"request:createPartialPayment/partial_payment.note","kind":"request","reason":"the payload is not shown"},
  'request:createPartialPayment/partial_payment.serie': {"id":"request:createPartialPayment/partial_payment.serie","kind":"request","reason":"the payload is not shown"},
  'request:createPartialPayment/partial_payment.payment_date': {"id":"request:createPartialPayment/partial_payment.payment_date","kind":"request","reason":"the payload is not shown"},
  'request:getReceipt/path.receipt-id': {"id":"request:getReceipt/path.receipt-id","kind":"request","reason":"not in the description; called by public clients"},
  'request:getReceipt/path.receipt-id/required': {"id":"request:getReceipt/path.receipt-id/required","kind":"request","reason":"not in the description; called by public clients"},
  'request:changeReceiptState/receipt': {"id":"request:changeReceiptState/receipt","kind":"request","reason":"the payload is not shown"},
  'request:changeReceiptState/receipt/required': {"id":"request:changeReceiptState/receipt/required","kind":"request","reason":"the payload is not shown"},
  'request:changeReceiptState/receipt.state': {"id":"request:changeReceiptState/receipt.state","kind":"request","reason":"the payload is not shown"},
  'request:changeReceiptState/receipt.state/required': {"id":"request:changeReceiptState/receipt.state/required","kind":"request","reason":"the payload is not shown"},
  'request:changeReceiptState/receipt.message': {"id":"request:changeReceiptState/receipt.message","kind":"request","reason":"the payload is not shown"},
  'request:exportSaft/query.month/format': {"id":"request:exportSaft/query.month/format","kind":"request","reason":"the form of month is not shown"},
  'request:exportSaft/query.years/format': {"id":"request:exportSaft/query.years/format","kind":"request","reason":"the form of years is not shown"},
  'request:updateInitialBalance/initial_balance': {"id":"request:updateInitialBalance/initial_balance","kind":"request","reason":"treasury payloads are not shown"},
  'request:updateInitialBalance/initial_balance/required': {"id":"request:updateInitialBalance/initial_balance/required","kind":"request","reason":"treasury payloads are not shown"},
  'request:updateInitialBalance/initial_balance.value': {"id":"request:updateInitialBalance/initial_balance.value","kind":"request","reason":"treasury payloads are not shown"},
  'request:updateInitialBalance/initial_balance.value/required': {"id":"request:updateInitialBalance/initial_balance.value/required","kind":"request","reason":"treasury payloads are not shown"},
  'request:updateInitialBalance/initial_balance.date': {"id":"request:updateInitialBalance/initial_balance.date","kind":"request","reason":"treasury payloads are not shown"},
  'request:updateInitialBalance/initial_balance.observation': {"id":"request:updateInitialBalance/initial_balance.observation","kind":"request","reason":"treasury payloads are not shown"},
  'request:listRegularizations/query.page': {"id":"request:listRegularizations/query.page","kind":"request","reason":"pages of this list are not shown"},
  'request:listRegularizations/query.per_page': {"id":"request:listRegularizations/query.per_page","kind":"request","reason":"pages of this list are not shown"},
  'request:createRegularization/regularization': {"id":"request:createRegularization/regularization","kind":"request","reason":"treasury payloads are not shown"},
  'request:createRegularization/regularization/required': {"id":"request:createRegularization/regularization/required","kind":"request","reason":"treasury payloads are not shown"},
  'request:createRegularization/regularization.value': {"id":"request:createRegularization/regularization.value","kind":"request","reason":"treasury payloads are not shown"},
  'request:createRegularization/regularization.value/required': {"id":"request:createRegularization/regularization.value/required","kind":"request","reason":"treasury payloads are not shown"},
  'request:createRegularization/regularization.date': {"id":"request:createRegularization/regularization.date","kind":"request","reason":"treasury payloads are not shown"},
  'request:createRegularization/regularization.observation': {"id":"request:createRegularization/regularization.observation","kind":"request","reason":"treasury payloads are not shown"},
  'request:createTreasuryMovement/treasury_movement': {"id":"request:createTreasuryMovement/treasury_movement","kind":"request","reason":"treasury payloads are not shown"},
  'request:createTreasuryMovement/treasury_movement/required': {"id":"request:createTreasuryMovement/treasury_movement/required","kind":"request","reason":"treasury payloads are not shown"},
  'request:createTreasuryMovement/treasury_movement.value': {"id":"request:createTreasuryMovement/treasury_movement.value","kind":"request","reason":"treasury payloads are not shown"},
  'request:createTreasuryMovement/treasury_movement.value/required': {"id":"request:createTreasuryMovement/treasury_movement.value/required","kind":"request","reason":"treasury payloads are not shown"},
  'request:createTreasuryMovement/treasury_movement.movement_type': {"id":"request:createTreasuryMovement/treasury_movement.movement_type","kind":"request","reason":"treasury payloads are not shown"},
  'request:createTreasuryMovement/treasury_movement.movement_type/required': {"id":"request:createTreasuryMovement/treasury_movement.movement_type/required","kind":"request","reason":"treasury payloads are not shown"},
  'request:createTreasuryMovement/treasury_movement.payment_method': {"id":"request:createTreasuryMovement/treasury_movement.payment_method","kind":"request","reason":"treasury payloads are not shown"},
  'request:createTreasuryMovement/treasury_movement.date': {"id":"request:createTreasuryMovement/treasury_movement.date","kind":"request","reason":"treasury payloads are not shown"},
  'request:createTreasuryMovement/treasury_movement.serie': {"id":"request:createTreasuryMovement/treasury_movement.serie","kind":"request","reason":"treasury payloads are not shown"},
  'request:createTreasuryMovement/treasury_movement.observation': {"id":"request:createTreasuryMovement/treasury_movement.observation","kind":"request","reason":"treasury payloads are not shown"},
  'rule:account-same-user': {"id":"rule:account-same-user","kind":"rule","reason":"body fields and response are not shown"},
  'rule:item-fields-stay': {"id":"rule:item-fields-stay","kind":"rule","reason":"it is said that name and description are optional, not that they stay"},
  'rule:one-default-tax': {"id":"rule:one-default-tax","kind":"rule","reason":"that marking one unmarks the other is not shown"},
  'rule:item-deleted': {"id":"rule:item-deleted","kind":"rule","reason":"deleting an item is not in the description"},
  'rule:find-client-by-name': {"id":"rule:find-client-by-name","kind":"rule","reason":"parameters and answer of find are not shown"},
  'rule:find-client-by-code': {"id":"rule:find-client-by-code","kind":"rule","reason":"parameters and answer of find are not shown"},
  'rule:client-invoices': {"id":"rule:client-invoices","kind":"rule","reason":"body and response are not shown"},
  'rule:sequence-counts-up': {"id":"rule:sequence-counts-up","kind":"rule","reason":"the fields are named current_K_number; what moves them is not said"},
  'rule:drafts-do-not-count': {"id":"rule:drafts-do-not-count","kind":"rule","reason":"when a number is given, and from which on, is not said"},
  'rule:date-stays-on-final': {"id":"rule:date-stays-on-final","kind":"rule","reason":"what finalizing does to the date is not said"},
  'rule:simplified-refused-abroad': {"id":"rule:simplified-refused-abroad","kind":"rule","reason":"which country tax_country 1, 2 and 3 are is not shown, nor how simplified invoices are missing elsewhere"},
  'rule:refused-leaves-nothing-behind': {"id":"rule:refused-leaves-nothing-behind","kind":"rule","reason":"what a refused creation leaves is not said"},
  'rule:total-not-negative': {"id":"rule:total-not-negative","kind":"rule","reason":"no formula and no range is shown"},
  'rule:line-subtotal': {"id":"rule:line-subtotal","kind":"rule","reason":"the fields are named without a formula"},
  'rule:final-is-fixed': {"id":"rule:final-is-fixed","kind":"rule","reason":"the refusals of update are not shown"},
  'rule:update-lines-replace': {"id":"rule:update-lines-replace","kind":"rule","reason":"update bodies are not shown"},
  'rule:cancel-message': {"id":"rule:cancel-message","kind":"rule","reason":"it is not shown that the message is required"},
  'rule:list-status-sent': {"id":"rule:list-status-sent","kind":"rule","reason":"it is used as a list filter value; what it holds is not said"},
  'rule:list-range-ends': {"id":"rule:list-range-ends","kind":"rule","reason":"from and to are named, not whether they are included"},
  'rule:list-reference': {"id":"rule:list-reference","kind":"rule","reason":"seen in public clients, not in the description"},
  'rule:list-archived': {"id":"rule:list-archived","kind":"rule","reason":"nothing that is shown archives a document"},
  'rule:pdf-stays-ready': {"id":"rule:pdf-stays-ready","kind":"rule","reason":"\"repeat until 200\" says nothing of the time after"},
  'rule:pdf-invalid-state': {"id":"rule:pdf-invalid-state","kind":"rule","reason":"which states are invalid is not shown; we take draft and deleted"},
  'rule:saft-stays-ready': {"id":"rule:saft-stays-ready","kind":"rule","reason":"\"repeat until 200\" says nothing of the time after"},
  'rule:payment-settles': {"id":"rule:payment-settles","kind":"rule","reason":"the effect of a payment is not shown"},
  'rule:payment-cap': {"id":"rule:payment-cap","kind":"rule","reason":"payloads are not shown"},
  'rule:payment-canceled-reopens': {"id":"rule:payment-canceled-reopens","kind":"rule","reason":"payloads are not shown"},
  'rule:related-receipts': {"id":"rule:related-receipts","kind":"rule","reason":"payloads are not shown"},
  'rule:balance-follows': {"id":"rule:balance-follows","kind":"rule","reason":"treasury payloads are not shown"},
  'rule:terms-accepted': {"id":"rule:terms-accepted","kind":"rule","reason":"0 is listed as a value; what it leads to is not said"},
  'rule:account-address': {"id":"rule:account-address","kind":"rule","reason":"a service behind a proxy may know itself by another name"},
  'rule:key-case': {"id":"rule:key-case","kind":"rule","reason":"wrong is not said to mean other letters"},
  'rule:record-fields-stay': {"id":"rule:record-fields-stay","kind":"rule","reason":"nothing is said of what is not sent"},
  'rule:sequence-names-unique': {"id":"rule:sequence-names-unique","kind":"rule","reason":"nothing is said of names that exist"},
  'rule:tax-names-unique': {"id":"rule:tax-names-unique","kind":"rule","reason":"per-field requiredness and formats are not shown"},
  'rule:payment-final-only': {"id":"rule:payment-final-only","kind":"rule","reason":"payloads are not shown"},
  'rule:payment-reference': {"id":"rule:payment-reference","kind":"rule","reason":"its fields are named, not what they hold"},
  'rule:rate-limit': {"id":"rule:rate-limit","kind":"rule","reason":"rate limits are not shown"},
};
