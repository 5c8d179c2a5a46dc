// Written by `npm run generate` from spec/. Do not edit: change spec/ and generate again.
export interface paths {
    "/api/accounts/create.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an account and its first user */
        post: operations["createAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/create_already_user.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account for a user who has one already
         * @description The e-mail and the password are those of the existing user.
         */
        post: operations["createAccountForUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/{account-id}/get.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "account-id": components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        /** Get an account */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/{account-id}/update.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "account-id": components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Update an account */
        put: operations["updateAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/accounts/at_communication.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Configure the communication with the tax authority */
        post: operations["configureAtCommunication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List items */
        get: operations["listItems"];
        put?: never;
        /** Create an item */
        post: operations["createItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/{item-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "item-id": components["parameters"]["ItemId"];
            };
            cookie?: never;
        };
        /** Get an item */
        get: operations["getItem"];
        /** Update an item */
        put: operations["updateItem"];
        post?: never;
        /** Delete an item */
        delete: operations["deleteItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/taxes.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List taxes */
        get: operations["listTaxes"];
        put?: never;
        /** Create a tax */
        post: operations["createTax"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/taxes/{tax-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "tax-id": components["parameters"]["TaxId"];
            };
            cookie?: never;
        };
        /** Get a tax */
        get: operations["getTax"];
        /** Update a tax */
        put: operations["updateTax"];
        post?: never;
        /** Delete a tax */
        delete: operations["deleteTax"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List clients */
        get: operations["listClients"];
        put?: never;
        /** Create a client */
        post: operations["createClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/{client-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "client-id": components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /** Get a client */
        get: operations["getClient"];
        /** Update a client */
        put: operations["updateClient"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/find-by-name.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find a client by its name */
        get: operations["findClientByName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/find-by-code.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find a client by the caller's own code */
        get: operations["findClientByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/{client_id}/invoices.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client_id: components["parameters"]["ClientIdSnake"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List a client's invoices
         * @description Filterable by document status, type, and archived or not.
         */
        post: operations["listClientInvoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sequences.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List sequences */
        get: operations["listSequences"];
        put?: never;
        /**
         * Create and register a sequence
         * @description Portuguese accounts need tax-authority credentials configured.
         */
        post: operations["createSequence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sequences/{sequence-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "sequence-id": components["parameters"]["SequenceId"];
            };
            cookie?: never;
        };
        /** Get a sequence */
        get: operations["getSequence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sequences/{sequence-id}/set_current.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "sequence-id": components["parameters"]["SequenceId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Make a sequence the default
         * @description No body is sent.
         */
        put: operations["setCurrentSequence"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sequences/{sequence_id}/register.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sequence_id: components["parameters"]["SequenceIdSnake"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Register a sequence with the tax authority
         * @description No body is sent.
         */
        put: operations["registerSequence"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List invoices */
        get: operations["listInvoices"];
        put?: never;
        /** Create an invoice */
        post: operations["createInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{document-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        /** Get an invoice */
        get: operations["getInvoice"];
        /**
         * Update an invoice
         * @description Drafts only. The lines that are sent replace all lines.
         */
        put: operations["updateInvoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{document-id}/change-state.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the state of an invoice
         * @description See the state table of the family, spec/states/invoices.yaml.
         */
        put: operations["changeInvoiceState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{document-id}/email-document.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Send an invoice by e-mail */
        put: operations["emailInvoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoice_receipts.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoice receipts
         * @description Filters only work on /invoices.json.
         */
        get: operations["listInvoiceReceipts"];
        put?: never;
        /** Create an invoice receipt */
        post: operations["createInvoiceReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoice_receipts/{document-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        /** Get an invoice receipt */
        get: operations["getInvoiceReceipt"];
        /**
         * Update an invoice receipt
         * @description Drafts only. The lines that are sent replace all lines.
         */
        put: operations["updateInvoiceReceipt"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoice_receipts/{document-id}/change-state.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the state of an invoice receipt
         * @description See the state table of the family, spec/states/invoices.yaml.
         */
        put: operations["changeInvoiceReceiptState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoice_receipts/{document-id}/email-document.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Send an invoice receipt by e-mail */
        put: operations["emailInvoiceReceipt"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/simplified_invoices.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List simplified invoices
         * @description Filters only work on /invoices.json.
         */
        get: operations["listSimplifiedInvoices"];
        put?: never;
        /** Create a simplified invoice */
        post: operations["createSimplifiedInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/simplified_invoices/{document-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        /** Get a simplified invoice */
        get: operations["getSimplifiedInvoice"];
        /**
         * Update a simplified invoice
         * @description Drafts only. The lines that are sent replace all lines.
         */
        put: operations["updateSimplifiedInvoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/simplified_invoices/{document-id}/change-state.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the state of a simplified invoice
         * @description See the state table of the family, spec/states/invoices.yaml.
         */
        put: operations["changeSimplifiedInvoiceState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/simplified_invoices/{document-id}/email-document.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Send a simplified invoice by e-mail */
        put: operations["emailSimplifiedInvoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vat_moss_invoices.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a VAT MOSS invoice */
        post: operations["createVatMossInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vat_moss_invoices/{document-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        /** Get a VAT MOSS invoice */
        get: operations["getVatMossInvoice"];
        /**
         * Update a VAT MOSS invoice
         * @description Drafts only. The lines that are sent replace all lines.
         */
        put: operations["updateVatMossInvoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vat_moss_invoices/{document-id}/change-state.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the state of a VAT MOSS invoice
         * @description See the state table of the family, spec/states/invoices.yaml.
         */
        put: operations["changeVatMossInvoiceState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vat_moss_invoices/{document-id}/email-document.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Send a VAT MOSS invoice by e-mail */
        put: operations["emailVatMossInvoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit_notes.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List credit notes
         * @description Filters only work on /invoices.json.
         */
        get: operations["listCreditNotes"];
        put?: never;
        /** Create a credit note */
        post: operations["createCreditNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit_notes/{document-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        /** Get a credit note */
        get: operations["getCreditNote"];
        /**
         * Update a credit note
         * @description Drafts only. The lines that are sent replace all lines.
         */
        put: operations["updateCreditNote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit_notes/{document-id}/change-state.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the state of a credit note
         * @description See the state table of the family, spec/states/invoices.yaml.
         */
        put: operations["changeCreditNoteState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit_notes/{document-id}/email-document.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Send a credit note by e-mail */
        put: operations["emailCreditNote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/debit_notes.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List debit notes
         * @description Filters only work on /invoices.json.
         */
        get: operations["listDebitNotes"];
        put?: never;
        /** Create a debit note */
        post: operations["createDebitNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/debit_notes/{document-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        /** Get a debit note */
        get: operations["getDebitNote"];
        /**
         * Update a debit note
         * @description Drafts only. The lines that are sent replace all lines.
         */
        put: operations["updateDebitNote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/debit_notes/{document-id}/change-state.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the state of a debit note
         * @description See the state table of the family, spec/states/invoices.yaml.
         */
        put: operations["changeDebitNoteState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/debit_notes/{document-id}/email-document.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Send a debit note by e-mail */
        put: operations["emailDebitNote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vat_moss_invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List VAT MOSS invoices
         * @description Filters only work on /invoices.json. The path is stated without the suffix .json; the mock serves both.
         */
        get: operations["listVatMossInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/receipts.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List receipts
         * @description Filters only work on /invoices.json.
         */
        get: operations["listReceipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a quote */
        post: operations["createQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes/{document-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        /** Get a quote */
        get: operations["getQuote"];
        /**
         * Update a quote
         * @description Drafts only. The lines that are sent replace all lines.
         */
        put: operations["updateQuote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes/{document-id}/change-state.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the state of a quote
         * @description See the state table of the family, spec/states/estimates.yaml.
         */
        put: operations["changeQuoteState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes/{document-id}/email-document.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Send a quote by e-mail */
        put: operations["emailQuote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proformas.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a proforma */
        post: operations["createProforma"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proformas/{document-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        /** Get a proforma */
        get: operations["getProforma"];
        /**
         * Update a proforma
         * @description Drafts only. The lines that are sent replace all lines.
         */
        put: operations["updateProforma"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proformas/{document-id}/change-state.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the state of a proforma
         * @description See the state table of the family, spec/states/estimates.yaml.
         */
        put: operations["changeProformaState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proformas/{document-id}/email-document.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Send a proforma by e-mail */
        put: operations["emailProforma"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fees_notes.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a fees note */
        post: operations["createFeesNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fees_notes/{document-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        /** Get a fees note */
        get: operations["getFeesNote"];
        /**
         * Update a fees note
         * @description Drafts only. The lines that are sent replace all lines.
         */
        put: operations["updateFeesNote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fees_notes/{document-id}/change-state.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the state of a fees note
         * @description See the state table of the family, spec/states/estimates.yaml.
         */
        put: operations["changeFeesNoteState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fees_notes/{document-id}/email-document.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Send a fees note by e-mail */
        put: operations["emailFeesNote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/estimates.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List quotes, proformas and fees notes */
        get: operations["listEstimates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shippings.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a shipping */
        post: operations["createShipping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shippings/{document-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        /** Get a shipping */
        get: operations["getShipping"];
        /**
         * Update a shipping
         * @description Drafts only. The lines that are sent replace all lines.
         */
        put: operations["updateShipping"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shippings/{document-id}/change-state.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the state of a shipping
         * @description See the state table of the family, spec/states/guides.yaml.
         */
        put: operations["changeShippingState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shippings/{document-id}/email-document.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Send a shipping by e-mail */
        put: operations["emailShipping"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transports.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a transport */
        post: operations["createTransport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transports/{document-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        /** Get a transport */
        get: operations["getTransport"];
        /**
         * Update a transport
         * @description Drafts only. The lines that are sent replace all lines.
         */
        put: operations["updateTransport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transports/{document-id}/change-state.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the state of a transport
         * @description See the state table of the family, spec/states/guides.yaml.
         */
        put: operations["changeTransportState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transports/{document-id}/email-document.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Send a transport by e-mail */
        put: operations["emailTransport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devolutions.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a devolution */
        post: operations["createDevolution"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devolutions/{document-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        /** Get a devolution */
        get: operations["getDevolution"];
        /**
         * Update a devolution
         * @description Drafts only. The lines that are sent replace all lines.
         */
        put: operations["updateDevolution"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devolutions/{document-id}/change-state.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the state of a devolution
         * @description See the state table of the family, spec/states/guides.yaml.
         */
        put: operations["changeDevolutionState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devolutions/{document-id}/email-document.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Send a devolution by e-mail */
        put: operations["emailDevolution"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guides.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List shippings, transports and devolutions */
        get: operations["listGuides"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase_orders.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List purchase orders */
        get: operations["listPurchaseOrders"];
        put?: never;
        /** Create a purchase order */
        post: operations["createPurchaseOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase_orders/{document-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        /** Get a purchase order */
        get: operations["getPurchaseOrder"];
        /**
         * Update a purchase order
         * @description Drafts only. The lines that are sent replace all lines.
         */
        put: operations["updatePurchaseOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase_orders/{document-id}/change-state.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the state of a purchase order
         * @description See the state table of the family, spec/states/purchase-orders.yaml.
         */
        put: operations["changePurchaseOrderState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase_orders/{document-id}/email-document.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Send a purchase order by e-mail */
        put: operations["emailPurchaseOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pdf/{document-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        /**
         * Link to the PDF of a document, once it is made
         * @description Asynchronous. 202 means that the PDF is being made; repeat the request until 200.
         */
        get: operations["getDocumentPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/qr_codes/{document-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        /** Link to the QR code of a document */
        get: operations["getDocumentQrCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document/{document-id}/related_documents.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        /** Documents that belong to a document */
        get: operations["listRelatedDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document-id}/partial_payments.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a payment
         * @description For final invoices of types that have receipts. Paid in full, the invoice becomes settled; in part, it stays final.
         */
        post: operations["createPartialPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/receipts/{receipt-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "receipt-id": components["parameters"]["ReceiptId"];
            };
            cookie?: never;
        };
        /** Get a receipt */
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/receipts/{receipt-id}/change-state.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "receipt-id": components["parameters"]["ReceiptId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Cancel a payment
         * @description The invoice is open (final) again.
         */
        put: operations["changeReceiptState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export_saft.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the SAF-T file of a month
         * @description Asynchronous. 202 means that generation has started; repeat the request until 200.
         */
        get: operations["exportSaft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/clients/{client_id}/balance.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client_id: components["parameters"]["ClientIdSnake"];
            };
            cookie?: never;
        };
        /** Get a client's balance */
        get: operations["getClientBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/clients/{client_id}/initial_balance.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client_id: components["parameters"]["ClientIdSnake"];
            };
            cookie?: never;
        };
        get?: never;
        /** Set a client's initial balance */
        put: operations["updateInitialBalance"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/clients/{client_id}/regularization.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client_id: components["parameters"]["ClientIdSnake"];
            };
            cookie?: never;
        };
        /** List a client's regularizations */
        get: operations["listRegularizations"];
        put?: never;
        /** Create a regularization */
        post: operations["createRegularization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/clients/{client_id}/regularization/{id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client_id: components["parameters"]["ClientIdSnake"];
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a regularization */
        delete: operations["deleteRegularization"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/clients/{client_id}/treasury_movements.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client_id: components["parameters"]["ClientIdSnake"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a treasury movement
         * @description A Payment makes a receipt for open documents; without one it is refused.
         */
        post: operations["createTreasuryMovement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/clients/{client_id}/treasury_movements/{id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client_id: components["parameters"]["ClientIdSnake"];
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a treasury movement */
        delete: operations["deleteTreasuryMovement"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description 1 yes, 0 no.
         * @enum {string}
         */
        Flag: "0" | "1";
        NewAccount: {
            first_name?: string;
            last_name?: string;
            organization_name: string;
            phone?: string;
            /** Format: email */
            email: string;
            password: string;
            /** @description Unique in the system when present. */
            fiscal_id?: string;
            /**
             * @description 1, 2, 3 are three countries; a longer list exists.
             * @default 1
             */
            tax_country: string;
            /**
             * @default pt
             * @enum {string}
             */
            language: "pt" | "en" | "es";
            terms: components["schemas"]["Flag"];
            marketing: components["schemas"]["Flag"];
        };
        CreateAccountBody: {
            account: components["schemas"]["NewAccount"];
        };
        CreatedAccount: {
            id: string;
            name: string;
            /** @description The account's address. */
            url: string;
            /** @description The new account's key. */
            api_key: string;
            state: string;
        };
        CreatedAccountAnswer: {
            account: components["schemas"]["CreatedAccount"];
        };
        /** @description Why a request was refused. The wording is not part of the contract. */
        Errors: {
            errors: {
                error: string;
            };
        } | {
            errors: {
                error: string;
            }[];
        } | {
            error: string;
        }[];
        /** @description Number that names a record in paths. */
        Id: number;
        Account: {
            organization_name: string;
            /** @description Null or absent when unset. */
            fiscal_id?: string | null;
            email: string;
            /** @description An active state; other values are not shown. */
            state: string;
            /** @description Whether tax-authority credentials are configured. */
            at_configured: boolean;
            trial: boolean;
        };
        AccountAnswer: {
            account: components["schemas"]["Account"];
        };
        /** Variant A */
        AccountUpdateA: {
            first_name?: string;
            last_name?: string;
            organization_name: string;
            phone?: string;
            email: string;
            password: string;
            /** @description Cannot be changed. */
            fiscal_id?: string;
            address?: string;
            city?: string;
            postal_code?: string;
            website?: string;
            fax?: string;
            terms: components["schemas"]["Flag"];
            credentials?: {
                username: string;
                /** @enum {string} */
                type?: "AT";
                /** @enum {string} */
                context?: "Sequences";
            };
        };
        /** Variant B */
        AccountUpdateB: {
            organization_name?: string;
            fiscal_id: string;
            address: string;
            postal_code?: string;
            city?: string;
            email?: string;
        };
        UpdateAccountBody: {
            /** @description Two variants are described and they differ; a body that is valid under either is accepted. */
            account: components["schemas"]["AccountUpdateA"] | components["schemas"]["AccountUpdateB"];
        };
        AtCommunicationBody: {
            at_communication: {
                /** @description NIF/number */
                at_subuser: string;
                /** @description base64 text */
                at_password: string;
                /** @enum {string} */
                communication_type: "auto" | "manual" | "guides" | "portal_at";
            };
        };
        AtCommunicationAnswer: {
            success: string;
        };
        /** @description Null or absent when unset. */
        OptionalText: string | null;
        ItemTax: {
            name: string;
            /** @description Percentage. Stated as an integer; a rate such as 6.5 needs its decimals. */
            value: number;
            /** @description Text that describes the value. */
            comment?: string | null;
        };
        /** @description What stands for no tax; null, an empty object, or one whose name and value are null. */
        NoTax: {
            name?: null;
            value?: null;
        } | null;
        Item: {
            id: number;
            name: string;
            description?: components["schemas"]["OptionalText"];
            unit_price: number;
            unit?: components["schemas"]["OptionalText"];
            /** @description Null, absent or without name and value when no tax is applied. */
            tax?: components["schemas"]["ItemTax"] | components["schemas"]["NoTax"];
        };
        ItemList: {
            items: components["schemas"]["Item"][];
        };
        /**
         * @description A number >= 0 written as text.
         * @example 19.90
         */
        DecimalText: string;
        ItemFields: {
            /** @description Unique. */
            name?: string;
            description?: string;
            unit_price?: components["schemas"]["DecimalText"];
            unit?: components["schemas"]["OptionalText"];
            tax?: {
                /** @description Name of the tax; if no tax has that name, none is applied. */
                name?: string;
            } | null;
        };
        CreateItemBody: {
            item: WithRequired<components["schemas"]["ItemFields"], "name" | "description" | "unit_price">;
        };
        ItemAnswer: {
            item: components["schemas"]["Item"];
        };
        UpdateItemBody: {
            item: components["schemas"]["ItemFields"];
        };
        Tax: {
            id: number;
            name: string;
            /** @description Percentage; seen as text and as a number. */
            value: string | number;
            region?: string | null;
            default_tax?: (0 | 1) | ("0" | "1") | boolean;
            code?: string | null;
        };
        TaxList: {
            taxes: components["schemas"]["Tax"][];
        };
        TaxFields: {
            name?: string;
            /** @description Percentage, a decimal number written as text. */
            value?: components["schemas"]["DecimalText"] | number;
            /** @description Region code, for example PT, PT-AC, PT-MA. */
            region?: string;
            /** @description "1" marks the default tax. */
            default_tax?: components["schemas"]["Flag"] | (0 | 1);
            code?: string | null;
        };
        CreateTaxBody: {
            tax: WithRequired<components["schemas"]["TaxFields"], "name" | "value" | "region">;
        };
        TaxAnswer: {
            tax: components["schemas"]["Tax"];
        };
        UpdateTaxBody: {
            tax: components["schemas"]["TaxFields"];
        };
        PreferredContact: {
            name?: components["schemas"]["OptionalText"];
            email?: components["schemas"]["OptionalText"];
            phone?: components["schemas"]["OptionalText"];
        };
        ClientFields: {
            name?: string;
            code?: components["schemas"]["OptionalText"];
            email?: components["schemas"]["OptionalText"];
            language?: string | null;
            address?: components["schemas"]["OptionalText"];
            city?: components["schemas"]["OptionalText"];
            postal_code?: components["schemas"]["OptionalText"];
            country?: components["schemas"]["OptionalText"];
            fiscal_id?: components["schemas"]["OptionalText"];
            website?: components["schemas"]["OptionalText"];
            phone?: components["schemas"]["OptionalText"];
            fax?: components["schemas"]["OptionalText"];
            preferred_contact?: components["schemas"]["PreferredContact"] | null;
            observations?: components["schemas"]["OptionalText"];
        };
        /** @description Seen as text and as a number. */
        TextOrNumber: string | number | null;
        /** @description A client as lists, creates and finds answer it; get alone is said to answer texts. */
        ListedClient: components["schemas"]["ClientFields"] & {
            id: string | number;
            send_options?: components["schemas"]["TextOrNumber"];
            payment_days?: components["schemas"]["TextOrNumber"];
        };
        /**
         * @example {
         *       "total_entries": 2,
         *       "current_page": 1,
         *       "total_pages": 1,
         *       "per_page": 10
         *     }
         */
        Pagination: {
            total_entries: number;
            current_page: number;
            total_pages: number;
            per_page: number;
        };
        ClientList: {
            clients: components["schemas"]["ListedClient"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @enum {string} */
        Language: "en" | "pt" | "es";
        ClientBody: {
            client: {
                /** @description Normally a company name. */
                name: string;
                /** @description The caller's own code for the client. */
                code: string;
                /** Format: email */
                email?: string | null;
                /** @description Defaults to the account's language. */
                language?: components["schemas"]["Language"] | null;
                address?: components["schemas"]["OptionalText"];
                city?: components["schemas"]["OptionalText"];
                postal_code?: components["schemas"]["OptionalText"];
                /** @description Should match an entry of the service's country list. */
                country?: string | null;
                fiscal_id?: components["schemas"]["OptionalText"];
                website?: components["schemas"]["OptionalText"];
                phone?: components["schemas"]["OptionalText"];
                fax?: components["schemas"]["OptionalText"];
                preferred_contact?: components["schemas"]["PreferredContact"] | null;
                /** @description Default text added to the observations of every document sent to this client. */
                observations?: string | null;
                /** @description 1 original only; 2 original and duplicate; 3 original, duplicate and triplicate. */
                send_options?: ("1" | "2" | "3") | null;
            };
        };
        CreatedClientAnswer: {
            client: components["schemas"]["ListedClient"];
        };
        /** @description A client as get answers it. */
        Client: components["schemas"]["ClientFields"] & {
            id: string;
            send_options?: components["schemas"]["OptionalText"];
            open_account_link?: components["schemas"]["OptionalText"];
            payment_days?: components["schemas"]["OptionalText"];
            tax_exemption_code?: components["schemas"]["OptionalText"];
        };
        ClientAnswer: {
            client: components["schemas"]["Client"];
        };
        ClientInvoicesBody: {
            filter?: {
                status?: string[];
                by_type?: string[];
                archived?: ("archived" | "non_archived")[];
            };
        };
        /**
         * @description Which of these a document can have, and how it gets there, is in the state table of its family.
         * @enum {string}
         */
        DocumentStatus: "draft" | "final" | "settled" | "canceled" | "deleted" | "accepted" | "Accepted" | "refused" | "completed";
        /**
         * @description dd/mm/yyyy
         * @example 21/11/2026
         */
        Date: string;
        /** @description The client in an entry of a list. */
        ListedDocumentClient: {
            id?: number;
            name?: string;
            country?: components["schemas"]["OptionalText"];
        };
        LineTax: {
            id: number;
            name: string;
            /** @description Percentage. Stated as an integer; a rate such as 6.5 needs its decimals. */
            value: number;
        };
        /** @description A line in an entry of a list. */
        ListedLine: {
            name?: string;
            description?: components["schemas"]["OptionalText"];
            /** @description A number written as text. */
            unit_price?: string;
            unit?: components["schemas"]["OptionalText"];
            /** @description A number written as text. */
            quantity?: string;
            /** @description Null, absent or without name and value when no tax is applied. */
            tax?: components["schemas"]["LineTax"] | components["schemas"]["NoTax"];
            /** @description Percentage. */
            discount?: number;
            subtotal?: number;
            tax_amount?: number;
            discount_amount?: number;
            total?: number;
        };
        /** @description An entry of a list; it may leave out what a single document shows. */
        ListedDocument: {
            id: number;
            status: components["schemas"]["DocumentStatus"];
            archived?: boolean;
            /** @description Invoice, Quote, Shipping, PurchaseOrder, ... */
            type: string;
            /** @description number/series once final; a word on a draft. */
            sequence_number?: string | null;
            /** @description series/number once final. */
            inverted_sequence_number?: string | null;
            /** @description Tax-authority identifier. A unique code in a registered sequence, N/D when relevant but not registered, N/A when not relevant and not registered. */
            atcud?: string | null;
            sequence_id?: string | null;
            /** @description Exemption reason code. */
            tax_exemption?: string | null;
            date?: components["schemas"]["Date"];
            /** @description dd/mm/yyyy */
            due_date?: string;
            reference?: components["schemas"]["OptionalText"];
            observations?: components["schemas"]["OptionalText"];
            retention?: components["schemas"]["OptionalText"];
            permalink?: string;
            saft_hash?: string | null;
            sum?: number;
            discount?: number;
            before_taxes?: number;
            taxes?: number;
            total?: number;
            currency?: string;
            client?: components["schemas"]["ListedDocumentClient"];
            items?: components["schemas"]["ListedLine"][];
        };
        MbReference: {
            entity?: string;
            value?: number;
            reference?: string;
        } | null;
        /** @description An entry of a list; it may leave out what a single document shows. */
        ListedInvoiceFamilyDocument: components["schemas"]["ListedDocument"] & {
            mb_reference?: components["schemas"]["MbReference"];
        };
        ClientInvoiceList: {
            invoices: components["schemas"]["ListedInvoiceFamilyDocument"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description 0 or null before the first document. */
        Count: number | null;
        Sequence: {
            id: number;
            /** @description Name of the series. */
            serie: string;
            /** @enum {integer} */
            default_sequence: 0 | 1;
            current_invoice_number: components["schemas"]["Count"];
            current_invoice_sequence_id: components["schemas"]["Count"];
            current_invoice_receipt_number: components["schemas"]["Count"];
            current_invoice_receipt_sequence_id: components["schemas"]["Count"];
            current_simplified_invoice_number: components["schemas"]["Count"];
            current_simplified_invoice_sequence_id: components["schemas"]["Count"];
            current_credit_note_number: components["schemas"]["Count"];
            current_credit_note_sequence_id: components["schemas"]["Count"];
            current_debit_note_number: components["schemas"]["Count"];
            current_debit_note_sequence_id: components["schemas"]["Count"];
            current_receipt_number: components["schemas"]["Count"];
            current_receipt_sequence_id: components["schemas"]["Count"];
            current_shipping_number: components["schemas"]["Count"];
            current_shipping_sequence_id: components["schemas"]["Count"];
            current_transport_number: components["schemas"]["Count"];
            current_transport_sequence_id: components["schemas"]["Count"];
            current_devolution_number: components["schemas"]["Count"];
            current_devolution_sequence_id: components["schemas"]["Count"];
            current_proforma_number: components["schemas"]["Count"];
            current_proforma_sequence_id: components["schemas"]["Count"];
            current_quote_number: components["schemas"]["Count"];
            current_quote_sequence_id: components["schemas"]["Count"];
            current_fees_note_number: components["schemas"]["Count"];
            current_fees_note_sequence_id: components["schemas"]["Count"];
            current_purchase_order_number: components["schemas"]["Count"];
            current_purchase_order_sequence_id: components["schemas"]["Count"];
            current_vat_moss_invoice_number: components["schemas"]["Count"];
            current_vat_moss_invoice_sequence_id: components["schemas"]["Count"];
            current_vat_moss_credit_note_number: components["schemas"]["Count"];
            current_vat_moss_credit_note_sequence_id: components["schemas"]["Count"];
            current_vat_moss_receipt_number: components["schemas"]["Count"];
            current_vat_moss_receipt_sequence_id: components["schemas"]["Count"];
        };
        SequenceList: {
            sequences: components["schemas"]["Sequence"][];
        };
        CreateSequenceBody: {
            sequence: {
                serie: string;
                /**
                 * @description 1 makes it the default.
                 * @enum {string}
                 */
                default_sequence?: "0" | "1";
            };
        };
        SequenceAnswer: {
            sequence: components["schemas"]["Sequence"];
        };
        /** @description Each kind then carries current_K_validation_code, a code once registered, N/D relevant but not registered, N/A not relevant. */
        RegisteredSequence: components["schemas"]["Sequence"] & {
            [key: string]: string;
        };
        RegisteredSequenceList: {
            sequences: components["schemas"]["RegisteredSequence"][];
        };
        /** @example -12.50 */
        SignedDecimalText: string;
        InvoiceList: {
            invoices: components["schemas"]["ListedInvoiceFamilyDocument"][];
            pagination: components["schemas"]["Pagination"];
        };
        DocumentClientBody: {
            name: string;
            code?: components["schemas"]["OptionalText"];
            email?: components["schemas"]["OptionalText"];
            address?: components["schemas"]["OptionalText"];
            city?: components["schemas"]["OptionalText"];
            postal_code?: components["schemas"]["OptionalText"];
            country?: components["schemas"]["OptionalText"];
            fiscal_id?: components["schemas"]["OptionalText"];
            website?: components["schemas"]["OptionalText"];
            phone?: components["schemas"]["OptionalText"];
            fax?: components["schemas"]["OptionalText"];
            observations?: components["schemas"]["OptionalText"];
        };
        /** @description A number >= 0, as a number or as text. */
        Amount: number | components["schemas"]["DecimalText"];
        /** @description 0 to 100, as a number or as text. */
        Percentage: number | string;
        LineTaxBody: {
            name?: string;
        };
        LineBody: {
            name: string;
            description?: components["schemas"]["OptionalText"];
            unit_price: components["schemas"]["Amount"];
            quantity: components["schemas"]["Amount"];
            unit?: components["schemas"]["OptionalText"];
            discount?: components["schemas"]["Percentage"];
            tax?: components["schemas"]["LineTaxBody"];
        };
        DocumentFields: {
            date?: components["schemas"]["Date"];
            due_date?: components["schemas"]["Date"];
            client?: components["schemas"]["DocumentClientBody"];
            items?: components["schemas"]["LineBody"][];
            reference?: components["schemas"]["OptionalText"];
            observations?: components["schemas"]["OptionalText"];
            retention?: string | number | null;
            tax_exemption?: components["schemas"]["OptionalText"];
            tax_exemption_reason?: components["schemas"]["OptionalText"];
            sequence_id?: string | number | null;
            manual_sequence_number?: string | number | null;
            currency_code?: components["schemas"]["OptionalText"];
            rate?: string | number | null;
            /** @enum {unknown} */
            mb_reference?: "0" | "1" | 0 | 1 | null;
            /** @description The invoice that a credit or debit note belongs to. */
            owner_invoice_id?: string | number | null;
        };
        /** @description What is sent to create an invoice-family document or an estimate. */
        DocumentBody: WithRequired<components["schemas"]["DocumentFields"], "date" | "due_date" | "client" | "items">;
        InvoiceBody: {
            invoice: components["schemas"]["DocumentBody"];
        };
        DocumentClient: {
            id: number;
            name: string;
            country?: components["schemas"]["OptionalText"];
        };
        Line: {
            name: string;
            description?: components["schemas"]["OptionalText"];
            /** @description A number written as text. */
            unit_price: string;
            unit?: components["schemas"]["OptionalText"];
            /** @description A number written as text. */
            quantity: string;
            /** @description Null, absent or without name and value when no tax is applied. */
            tax?: components["schemas"]["LineTax"] | components["schemas"]["NoTax"];
            /** @description Percentage. */
            discount: number;
            subtotal: number;
            tax_amount: number;
            discount_amount: number;
            total: number;
        };
        Document: {
            id: number;
            status: components["schemas"]["DocumentStatus"];
            archived: boolean;
            /** @description Invoice, Quote, Shipping, PurchaseOrder, ... */
            type: string;
            /** @description number/series once final; a word on a draft. */
            sequence_number: string | null;
            /** @description series/number once final. */
            inverted_sequence_number?: string | null;
            /** @description Tax-authority identifier. A unique code in a registered sequence, N/D when relevant but not registered, N/A when not relevant and not registered. */
            atcud?: string | null;
            sequence_id?: string | null;
            /** @description Exemption reason code. */
            tax_exemption?: string | null;
            date: components["schemas"]["Date"];
            /** @description dd/mm/yyyy */
            due_date: string;
            reference?: components["schemas"]["OptionalText"];
            observations?: components["schemas"]["OptionalText"];
            retention?: components["schemas"]["OptionalText"];
            permalink: string;
            saft_hash?: string | null;
            sum: number;
            discount: number;
            before_taxes: number;
            taxes: number;
            total: number;
            currency: string;
            client: components["schemas"]["DocumentClient"];
            items: components["schemas"]["Line"][];
        };
        InvoiceFamilyDocument: components["schemas"]["Document"] & {
            mb_reference?: components["schemas"]["MbReference"];
        };
        Invoice: components["schemas"]["InvoiceFamilyDocument"] & {
            /** @enum {string} */
            type?: "Invoice";
        };
        InvoiceAnswer: {
            invoice: components["schemas"]["Invoice"];
        };
        InvoiceUpdate: {
            invoice: components["schemas"]["DocumentFields"];
        };
        StateChange: {
            /** @description The trigger. */
            state: string;
            message?: components["schemas"]["OptionalText"];
        };
        InvoiceStateBody: {
            invoice: components["schemas"]["StateChange"];
        };
        /**
         * Format: email
         * @example ana@livraria-central.example
         */
        Email: string;
        EmailBody: {
            message: {
                client: {
                    email: components["schemas"]["Email"];
                    save: components["schemas"]["Flag"];
                };
                subject?: string;
                body?: string;
                cc?: components["schemas"]["Email"];
                bcc?: components["schemas"]["Email"];
                /**
                 * @description Only some plans; ignored without a configured logo; not for trial accounts.
                 * @default 0
                 * @enum {string}
                 */
                logo: "0" | "1";
            };
        };
        EmailErrors: {
            errors: {
                /** @description Names the missing required field. */
                error: string;
            };
        };
        InvoiceReceiptList: {
            invoice_receipts: components["schemas"]["ListedInvoiceFamilyDocument"][];
            pagination: components["schemas"]["Pagination"];
        };
        InvoiceReceiptBody: {
            invoice_receipt: components["schemas"]["DocumentBody"];
        } | {
            invoice: components["schemas"]["DocumentBody"];
        };
        InvoiceReceipt: components["schemas"]["InvoiceFamilyDocument"] & {
            /** @enum {string} */
            type?: "InvoiceReceipt";
        };
        InvoiceReceiptAnswer: {
            invoice_receipt: components["schemas"]["InvoiceReceipt"];
        };
        InvoiceReceiptUpdate: {
            invoice_receipt: components["schemas"]["DocumentFields"];
        } | {
            invoice: components["schemas"]["DocumentFields"];
        };
        InvoiceReceiptStateBody: {
            invoice_receipt: components["schemas"]["StateChange"];
        } | {
            invoice: components["schemas"]["StateChange"];
        };
        SimplifiedInvoiceList: {
            simplified_invoices: components["schemas"]["ListedInvoiceFamilyDocument"][];
            pagination: components["schemas"]["Pagination"];
        };
        SimplifiedInvoiceBody: {
            simplified_invoice: components["schemas"]["DocumentBody"];
        } | {
            invoice: components["schemas"]["DocumentBody"];
        };
        SimplifiedInvoice: components["schemas"]["InvoiceFamilyDocument"] & {
            /** @enum {string} */
            type?: "SimplifiedInvoice";
        };
        SimplifiedInvoiceAnswer: {
            simplified_invoice: components["schemas"]["SimplifiedInvoice"];
        };
        SimplifiedInvoiceUpdate: {
            simplified_invoice: components["schemas"]["DocumentFields"];
        } | {
            invoice: components["schemas"]["DocumentFields"];
        };
        SimplifiedInvoiceStateBody: {
            simplified_invoice: components["schemas"]["StateChange"];
        } | {
            invoice: components["schemas"]["StateChange"];
        };
        VatMossInvoiceBody: {
            vat_moss_invoice: components["schemas"]["DocumentBody"];
        } | {
            invoice: components["schemas"]["DocumentBody"];
        };
        VatMossInvoice: components["schemas"]["InvoiceFamilyDocument"] & {
            /** @enum {string} */
            type?: "VatMossInvoice";
        };
        VatMossInvoiceAnswer: {
            vat_moss_invoice: components["schemas"]["VatMossInvoice"];
        };
        VatMossInvoiceUpdate: {
            vat_moss_invoice: components["schemas"]["DocumentFields"];
        } | {
            invoice: components["schemas"]["DocumentFields"];
        };
        VatMossInvoiceStateBody: {
            vat_moss_invoice: components["schemas"]["StateChange"];
        } | {
            invoice: components["schemas"]["StateChange"];
        };
        CreditNoteList: {
            credit_notes: components["schemas"]["ListedInvoiceFamilyDocument"][];
            pagination: components["schemas"]["Pagination"];
        };
        CreditNoteBody: {
            credit_note: components["schemas"]["DocumentBody"];
        } | {
            invoice: components["schemas"]["DocumentBody"];
        };
        CreditNote: components["schemas"]["InvoiceFamilyDocument"] & {
            /** @enum {string} */
            type?: "CreditNote";
        };
        CreditNoteAnswer: {
            credit_note: components["schemas"]["CreditNote"];
        };
        CreditNoteUpdate: {
            credit_note: components["schemas"]["DocumentFields"];
        } | {
            invoice: components["schemas"]["DocumentFields"];
        };
        CreditNoteStateBody: {
            credit_note: components["schemas"]["StateChange"];
        } | {
            invoice: components["schemas"]["StateChange"];
        };
        DebitNoteList: {
            debit_notes: components["schemas"]["ListedInvoiceFamilyDocument"][];
            pagination: components["schemas"]["Pagination"];
        };
        DebitNoteBody: {
            debit_note: components["schemas"]["DocumentBody"];
        } | {
            invoice: components["schemas"]["DocumentBody"];
        };
        DebitNote: components["schemas"]["InvoiceFamilyDocument"] & {
            /** @enum {string} */
            type?: "DebitNote";
        };
        DebitNoteAnswer: {
            debit_note: components["schemas"]["DebitNote"];
        };
        DebitNoteUpdate: {
            debit_note: components["schemas"]["DocumentFields"];
        } | {
            invoice: components["schemas"]["DocumentFields"];
        };
        DebitNoteStateBody: {
            debit_note: components["schemas"]["StateChange"];
        } | {
            invoice: components["schemas"]["StateChange"];
        };
        VatMossInvoiceList: {
            vat_moss_invoices: components["schemas"]["ListedInvoiceFamilyDocument"][];
            pagination: components["schemas"]["Pagination"];
        };
        ReceiptList: {
            receipts: components["schemas"]["ListedInvoiceFamilyDocument"][];
            pagination: components["schemas"]["Pagination"];
        };
        QuoteBody: {
            quote: components["schemas"]["DocumentBody"];
        };
        Quote: components["schemas"]["Document"] & {
            /** @enum {string} */
            type?: "Quote";
        };
        QuoteAnswer: {
            quote: components["schemas"]["Quote"];
        };
        QuoteUpdate: {
            quote: components["schemas"]["DocumentFields"];
        };
        QuoteStateBody: {
            quote: components["schemas"]["StateChange"];
        };
        ProformaBody: {
            proforma: components["schemas"]["DocumentBody"];
        };
        Proforma: components["schemas"]["Document"] & {
            /** @enum {string} */
            type?: "Proforma";
        };
        ProformaAnswer: {
            proforma: components["schemas"]["Proforma"];
        };
        ProformaUpdate: {
            proforma: components["schemas"]["DocumentFields"];
        };
        ProformaStateBody: {
            proforma: components["schemas"]["StateChange"];
        };
        FeesNoteBody: {
            fees_note: components["schemas"]["DocumentBody"];
        };
        FeesNote: components["schemas"]["Document"] & {
            /** @enum {string} */
            type?: "FeesNote";
        };
        FeesNoteAnswer: {
            fees_note: components["schemas"]["FeesNote"];
        };
        FeesNoteUpdate: {
            fees_note: components["schemas"]["DocumentFields"];
        };
        FeesNoteStateBody: {
            fees_note: components["schemas"]["StateChange"];
        };
        EstimateList: {
            estimates: components["schemas"]["ListedDocument"][];
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * @description dd/mm/yyyy hh:mm:ss
         * @example 21/11/2026 09:30:00
         */
        DateTime: string;
        Address: {
            detail?: components["schemas"]["OptionalText"];
            city?: components["schemas"]["OptionalText"];
            postal_code?: components["schemas"]["OptionalText"];
            country?: components["schemas"]["OptionalText"];
        };
        GuideFields: {
            date?: components["schemas"]["Date"];
            due_date?: components["schemas"]["Date"];
            loaded_at?: components["schemas"]["DateTime"];
            license_plate?: components["schemas"]["OptionalText"];
            address_from?: components["schemas"]["Address"];
            address_to?: components["schemas"]["Address"];
            reference?: components["schemas"]["OptionalText"];
            observations?: components["schemas"]["OptionalText"];
            retention?: string | number | null;
            tax_exemption?: components["schemas"]["OptionalText"];
            sequence_id?: string | number | null;
            manual_sequence_number?: string | number | null;
            client?: components["schemas"]["DocumentClientBody"];
            items?: components["schemas"]["LineBody"][];
            tax_exemption_reason?: components["schemas"]["OptionalText"];
            load_site?: components["schemas"]["OptionalText"];
            delivery_site?: components["schemas"]["OptionalText"];
        };
        GuideBody: WithRequired<components["schemas"]["GuideFields"], "date" | "loaded_at" | "client" | "items" | "address_from" | "address_to">;
        ShippingBody: {
            shipping: components["schemas"]["GuideBody"];
        };
        GuideDocument: components["schemas"]["Document"] & {
            address_from?: components["schemas"]["Address"];
            address_to?: components["schemas"]["Address"];
            at_doc_code_id?: components["schemas"]["OptionalText"];
            license_plate?: components["schemas"]["OptionalText"];
            loaded_at?: string | null;
        };
        Shipping: components["schemas"]["GuideDocument"] & {
            /** @enum {string} */
            type?: "Shipping";
        };
        ShippingAnswer: {
            shipping: components["schemas"]["Shipping"];
        };
        ShippingUpdate: {
            shipping: components["schemas"]["GuideFields"];
        };
        ShippingStateBody: {
            shipping: components["schemas"]["StateChange"];
        };
        TransportBody: {
            transport: components["schemas"]["GuideBody"];
        };
        Transport: components["schemas"]["GuideDocument"] & {
            /** @enum {string} */
            type?: "Transport";
        };
        TransportAnswer: {
            transport: components["schemas"]["Transport"];
        };
        TransportUpdate: {
            transport: components["schemas"]["GuideFields"];
        };
        TransportStateBody: {
            shipping: components["schemas"]["StateChange"];
        } | {
            transport: components["schemas"]["StateChange"];
        };
        DevolutionBody: {
            devolution: components["schemas"]["GuideBody"];
        };
        Devolution: components["schemas"]["GuideDocument"] & {
            /** @enum {string} */
            type?: "Devolution";
        };
        DevolutionAnswer: {
            devolution: components["schemas"]["Devolution"];
        };
        DevolutionUpdate: {
            devolution: components["schemas"]["GuideFields"];
        };
        DevolutionStateBody: {
            shipping: components["schemas"]["StateChange"];
        } | {
            devolution: components["schemas"]["StateChange"];
        };
        /** @description An entry of a list; it may leave out what a single document shows. */
        ListedGuide: components["schemas"]["ListedDocument"] & {
            address_from?: components["schemas"]["Address"];
            address_to?: components["schemas"]["Address"];
            at_doc_code_id?: components["schemas"]["OptionalText"];
            license_plate?: components["schemas"]["OptionalText"];
            loaded_at?: string | null;
        };
        GuideList: {
            guides: components["schemas"]["ListedGuide"][];
            pagination: components["schemas"]["Pagination"];
        };
        PurchaseOrderList: {
            purchase_orders: components["schemas"]["ListedDocument"][];
            pagination: components["schemas"]["Pagination"];
        };
        PurchaseOrderFields: {
            date?: components["schemas"]["Date"];
            due_date?: components["schemas"]["Date"];
            /** @description A date, a date with a time, or null. */
            loaded_at?: components["schemas"]["Date"] | components["schemas"]["DateTime"] | null;
            delivery_site?: components["schemas"]["OptionalText"];
            client?: components["schemas"]["DocumentClientBody"];
            items?: components["schemas"]["LineBody"][];
            reference?: components["schemas"]["OptionalText"];
            observations?: components["schemas"]["OptionalText"];
            retention?: string | number | null;
            tax_exemption?: components["schemas"]["OptionalText"];
            tax_exemption_reason?: components["schemas"]["OptionalText"];
            sequence_id?: string | number | null;
            manual_sequence_number?: string | number | null;
            currency_code?: components["schemas"]["OptionalText"];
            rate?: string | number | null;
        };
        NewPurchaseOrder: WithRequired<components["schemas"]["PurchaseOrderFields"], "date" | "due_date" | "client" | "items">;
        PurchaseOrderBody: {
            purchase_order: components["schemas"]["NewPurchaseOrder"];
        };
        PurchaseOrder: components["schemas"]["Document"] & {
            /** @enum {string} */
            type?: "PurchaseOrder";
        };
        PurchaseOrderAnswer: {
            purchase_order: components["schemas"]["PurchaseOrder"];
        };
        PurchaseOrderUpdate: {
            purchase_order: components["schemas"]["PurchaseOrderFields"];
        };
        PurchaseOrderStateBody: {
            purchase_order: components["schemas"]["StateChange"];
        };
        PdfOutput: {
            output: {
                pdfUrl: string;
            };
        };
        QrCode: {
            qr_code: {
                url: string;
            };
        };
        RelatedDocuments: {
            documents: components["schemas"]["Document"][];
        };
        /** @enum {string} */
        PaymentMechanism: "TB" | "MB" | "CC" | "CD" | "CH" | "CO" | "CS" | "DE" | "LC" | "NU" | "OU" | "PR" | "TR";
        PartialPaymentBody: {
            partial_payment: {
                amount: components["schemas"]["Amount"];
                payment_mechanism?: components["schemas"]["PaymentMechanism"];
                note?: components["schemas"]["OptionalText"];
                serie?: components["schemas"]["OptionalText"];
                payment_date?: components["schemas"]["Date"];
            };
        };
        Receipt: components["schemas"]["InvoiceFamilyDocument"] & {
            /** @enum {string} */
            type?: "Receipt";
        };
        ReceiptAnswer: {
            receipt: components["schemas"]["Receipt"];
        };
        ReceiptStateBody: {
            receipt: components["schemas"]["StateChange"];
        };
        SaftLink: {
            url: string;
        };
        SaftMessage: {
            message?: string;
        };
        InitialBalance: {
            value: number;
            created_at?: string | null;
            observation?: components["schemas"]["OptionalText"];
        };
        Totals: {
            with_vat: number;
            without_vat: number;
        };
        /** @description Without a wrapper, as three public clients read it. */
        Balance: {
            currency: {
                symbol: string;
                code: string;
            };
            initial_balance: components["schemas"]["InitialBalance"];
            balance: components["schemas"]["Totals"];
            overdue_balance: components["schemas"]["Totals"];
            remaining_balance: {
                total: number;
                value: number;
            };
        };
        /** @description A number, as a number or as text. */
        SignedAmount: number | components["schemas"]["SignedDecimalText"];
        /** @description yyyy-mm-dd; dd/mm/yyyy is taken too. */
        TreasuryDate: string;
        InitialBalanceBody: {
            initial_balance: {
                value: components["schemas"]["SignedAmount"];
                date?: components["schemas"]["TreasuryDate"];
                observation?: components["schemas"]["OptionalText"];
            };
        };
        Regularization: {
            id: number;
            number?: string | number;
            value: number;
            date: string;
            observation?: components["schemas"]["OptionalText"];
        };
        RegularizationList: {
            regularization: components["schemas"]["Regularization"][];
            pagination: components["schemas"]["Pagination"];
        };
        RegularizationBody: {
            regularization: {
                value: components["schemas"]["Amount"];
                date?: components["schemas"]["TreasuryDate"];
                observation?: components["schemas"]["OptionalText"];
            };
        };
        RegularizationAnswer: {
            regularization: components["schemas"]["Regularization"];
        };
        TreasuryMovementBody: {
            treasury_movement: {
                value: components["schemas"]["Amount"];
                /** @enum {string} */
                movement_type: "Payment" | "Reimbursement";
                payment_method?: components["schemas"]["PaymentMechanism"] | null;
                date?: components["schemas"]["TreasuryDate"];
                serie?: components["schemas"]["OptionalText"];
                observation?: components["schemas"]["OptionalText"];
            };
        };
        TreasuryMovement: {
            id: number;
            value: number;
            /** @enum {string} */
            movement_type: "Payment" | "Reimbursement";
            payment_method?: string | null;
            date: string;
            serie?: string | null;
            observation?: components["schemas"]["OptionalText"];
        };
        TreasuryMovementAnswer: {
            treasury_movement: components["schemas"]["TreasuryMovement"];
        };
    };
    responses: {
        /** @description Some parameters are incorrect; nothing was changed. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description Some parameters are incorrect; nothing was changed. */
        InvalidAssumed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The api_key is missing or wrong. The body is empty, or tells the error. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description What the path refers to does not exist. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description Done. The body is empty. */
        Empty: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Done. The body is empty. */
        EmptyAssumed: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description What the path refers to does not exist. */
        NotFoundAssumed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The client. */
        Found: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CreatedClientAnswer"];
            };
        };
        /** @description Created, as a draft. */
        InvoiceCreated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InvoiceAnswer"];
            };
        };
        /** @description The document. */
        Invoice: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InvoiceAnswer"];
            };
        };
        /** @description The document in its new state. */
        InvoiceChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InvoiceAnswer"];
            };
        };
        /** @description Bad parameters; nothing was sent. The body is empty, or names the missing required field. */
        EmailInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EmailErrors"];
            };
        };
        /** @description Created, as a draft. */
        InvoiceReceiptCreated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InvoiceReceiptAnswer"];
            };
        };
        /** @description The document. */
        InvoiceReceipt: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InvoiceReceiptAnswer"];
            };
        };
        /** @description The document in its new state. */
        InvoiceReceiptChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InvoiceReceiptAnswer"];
            };
        };
        /** @description Created, as a draft. */
        SimplifiedInvoiceCreated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SimplifiedInvoiceAnswer"];
            };
        };
        /** @description The document. */
        SimplifiedInvoice: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SimplifiedInvoiceAnswer"];
            };
        };
        /** @description The document in its new state. */
        SimplifiedInvoiceChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SimplifiedInvoiceAnswer"];
            };
        };
        /** @description Created, as a draft. */
        VatMossInvoiceCreated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["VatMossInvoiceAnswer"];
            };
        };
        /** @description The document. */
        VatMossInvoice: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["VatMossInvoiceAnswer"];
            };
        };
        /** @description The document in its new state. */
        VatMossInvoiceChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["VatMossInvoiceAnswer"];
            };
        };
        /** @description Created, as a draft. */
        CreditNoteCreated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CreditNoteAnswer"];
            };
        };
        /** @description The document. */
        CreditNote: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CreditNoteAnswer"];
            };
        };
        /** @description The document in its new state. */
        CreditNoteChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CreditNoteAnswer"];
            };
        };
        /** @description Created, as a draft. */
        DebitNoteCreated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DebitNoteAnswer"];
            };
        };
        /** @description The document. */
        DebitNote: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DebitNoteAnswer"];
            };
        };
        /** @description The document in its new state. */
        DebitNoteChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DebitNoteAnswer"];
            };
        };
        /** @description Created, as a draft. */
        QuoteCreated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["QuoteAnswer"];
            };
        };
        /** @description The document. */
        Quote: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["QuoteAnswer"];
            };
        };
        /** @description The document in its new state. */
        QuoteChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["QuoteAnswer"];
            };
        };
        /** @description Created, as a draft. */
        ProformaCreated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProformaAnswer"];
            };
        };
        /** @description The document. */
        Proforma: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProformaAnswer"];
            };
        };
        /** @description The document in its new state. */
        ProformaChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProformaAnswer"];
            };
        };
        /** @description Created, as a draft. */
        FeesNoteCreated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FeesNoteAnswer"];
            };
        };
        /** @description The document. */
        FeesNote: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FeesNoteAnswer"];
            };
        };
        /** @description The document in its new state. */
        FeesNoteChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FeesNoteAnswer"];
            };
        };
        /** @description The document. */
        Shipping: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ShippingAnswer"];
            };
        };
        /** @description Created, as a draft. */
        ShippingCreated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ShippingAnswer"];
            };
        };
        /** @description The document in its new state. */
        ShippingChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ShippingAnswer"];
            };
        };
        /** @description The document. */
        Transport: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TransportAnswer"];
            };
        };
        /** @description Created, as a draft. */
        TransportCreated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TransportAnswer"];
            };
        };
        /** @description The document in its new state. */
        TransportChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TransportAnswer"];
            };
        };
        /** @description The document. */
        Devolution: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DevolutionAnswer"];
            };
        };
        /** @description Created, as a draft. */
        DevolutionCreated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DevolutionAnswer"];
            };
        };
        /** @description The document in its new state. */
        DevolutionChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DevolutionAnswer"];
            };
        };
        /** @description Created, as a draft. */
        PurchaseOrderCreated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PurchaseOrderAnswer"];
            };
        };
        /** @description The document. */
        PurchaseOrder: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PurchaseOrderAnswer"];
            };
        };
        /** @description The document in its new state. */
        PurchaseOrderChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PurchaseOrderAnswer"];
            };
        };
        /** @description Deleted. */
        Deleted: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        AccountId: components["schemas"]["Id"];
        /** @description Page to return. */
        Page: number;
        /** @description Records on a page; by default 10 or the account's setting (10, 20 or 30). */
        PerPage: number;
        ItemId: components["schemas"]["Id"];
        TaxId: components["schemas"]["Id"];
        ClientId: components["schemas"]["Id"];
        ClientIdSnake: components["schemas"]["Id"];
        /** @description Page to return. */
        PageAssumed: number;
        /** @description Records on a page; by default 10 or the account's setting (10, 20 or 30). */
        PerPageAssumed: number;
        SequenceId: components["schemas"]["Id"];
        SequenceIdSnake: components["schemas"]["Id"];
        /** @description Words to look for. */
        Text: string;
        /** @description Exactly this reference. */
        Reference: string;
        /** @description Document types, for example Invoice, Quote, Shipping. */
        Types: string[];
        /** @description Document statuses; `sent` stands for documents that were finalized. */
        Statuses: string[];
        /** @description First date, included. */
        DateFrom: components["schemas"]["Date"];
        /** @description Last date, included. */
        DateTo: components["schemas"]["Date"];
        /** @description First due date, included. */
        DueDateFrom: components["schemas"]["Date"];
        /** @description Last due date, included. */
        DueDateTo: components["schemas"]["Date"];
        /** @description Least total before taxes, included. */
        TotalFrom: components["schemas"]["SignedDecimalText"];
        /** @description Greatest total before taxes, included. */
        TotalTo: components["schemas"]["SignedDecimalText"];
        /** @description Include documents that are not archived. */
        NonArchived: boolean;
        /** @description Include archived documents. */
        Archived: boolean;
        DocumentId: components["schemas"]["Id"];
        /** @description First loading date, included. */
        LoadedAtFrom: components["schemas"]["Date"];
        /** @description Last loading date, included. */
        LoadedAtTo: components["schemas"]["Date"];
        /** @description Document type, PurchaseOrder. */
        Type: string;
        ReceiptId: components["schemas"]["Id"];
        RecordId: components["schemas"]["Id"];
    };
    requestBodies: {
        Client: {
            content: {
                "application/json": components["schemas"]["ClientBody"];
            };
        };
        Invoice: {
            content: {
                "application/json": components["schemas"]["InvoiceBody"];
            };
        };
        InvoiceUpdate: {
            content: {
                "application/json": components["schemas"]["InvoiceUpdate"];
            };
        };
        InvoiceState: {
            content: {
                "application/json": components["schemas"]["InvoiceStateBody"];
            };
        };
        Email: {
            content: {
                "application/json": components["schemas"]["EmailBody"];
            };
        };
        InvoiceReceipt: {
            content: {
                "application/json": components["schemas"]["InvoiceReceiptBody"];
            };
        };
        InvoiceReceiptUpdate: {
            content: {
                "application/json": components["schemas"]["InvoiceReceiptUpdate"];
            };
        };
        InvoiceReceiptState: {
            content: {
                "application/json": components["schemas"]["InvoiceReceiptStateBody"];
            };
        };
        SimplifiedInvoice: {
            content: {
                "application/json": components["schemas"]["SimplifiedInvoiceBody"];
            };
        };
        SimplifiedInvoiceUpdate: {
            content: {
                "application/json": components["schemas"]["SimplifiedInvoiceUpdate"];
            };
        };
        SimplifiedInvoiceState: {
            content: {
                "application/json": components["schemas"]["SimplifiedInvoiceStateBody"];
            };
        };
        VatMossInvoice: {
            content: {
                "application/json": components["schemas"]["VatMossInvoiceBody"];
            };
        };
        VatMossInvoiceUpdate: {
            content: {
                "application/json": components["schemas"]["VatMossInvoiceUpdate"];
            };
        };
        VatMossInvoiceState: {
            content: {
                "application/json": components["schemas"]["VatMossInvoiceStateBody"];
            };
        };
        CreditNote: {
            content: {
                "application/json": components["schemas"]["CreditNoteBody"];
            };
        };
        CreditNoteUpdate: {
            content: {
                "application/json": components["schemas"]["CreditNoteUpdate"];
            };
        };
        CreditNoteState: {
            content: {
                "application/json": components["schemas"]["CreditNoteStateBody"];
            };
        };
        DebitNote: {
            content: {
                "application/json": components["schemas"]["DebitNoteBody"];
            };
        };
        DebitNoteUpdate: {
            content: {
                "application/json": components["schemas"]["DebitNoteUpdate"];
            };
        };
        DebitNoteState: {
            content: {
                "application/json": components["schemas"]["DebitNoteStateBody"];
            };
        };
        Quote: {
            content: {
                "application/json": components["schemas"]["QuoteBody"];
            };
        };
        QuoteUpdate: {
            content: {
                "application/json": components["schemas"]["QuoteUpdate"];
            };
        };
        QuoteState: {
            content: {
                "application/json": components["schemas"]["QuoteStateBody"];
            };
        };
        Proforma: {
            content: {
                "application/json": components["schemas"]["ProformaBody"];
            };
        };
        ProformaUpdate: {
            content: {
                "application/json": components["schemas"]["ProformaUpdate"];
            };
        };
        ProformaState: {
            content: {
                "application/json": components["schemas"]["ProformaStateBody"];
            };
        };
        FeesNote: {
            content: {
                "application/json": components["schemas"]["FeesNoteBody"];
            };
        };
        FeesNoteUpdate: {
            content: {
                "application/json": components["schemas"]["FeesNoteUpdate"];
            };
        };
        FeesNoteState: {
            content: {
                "application/json": components["schemas"]["FeesNoteStateBody"];
            };
        };
        Shipping: {
            content: {
                "application/json": components["schemas"]["ShippingBody"];
            };
        };
        ShippingUpdate: {
            content: {
                "application/json": components["schemas"]["ShippingUpdate"];
            };
        };
        ShippingState: {
            content: {
                "application/json": components["schemas"]["ShippingStateBody"];
            };
        };
        Transport: {
            content: {
                "application/json": components["schemas"]["TransportBody"];
            };
        };
        TransportUpdate: {
            content: {
                "application/json": components["schemas"]["TransportUpdate"];
            };
        };
        TransportState: {
            content: {
                "application/json": components["schemas"]["TransportStateBody"];
            };
        };
        Devolution: {
            content: {
                "application/json": components["schemas"]["DevolutionBody"];
            };
        };
        DevolutionUpdate: {
            content: {
                "application/json": components["schemas"]["DevolutionUpdate"];
            };
        };
        DevolutionState: {
            content: {
                "application/json": components["schemas"]["DevolutionStateBody"];
            };
        };
        PurchaseOrder: {
            content: {
                "application/json": components["schemas"]["PurchaseOrderBody"];
            };
        };
        PurchaseOrderUpdate: {
            content: {
                "application/json": components["schemas"]["PurchaseOrderUpdate"];
            };
        };
        PurchaseOrderState: {
            content: {
                "application/json": components["schemas"]["PurchaseOrderStateBody"];
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAccountBody"];
            };
        };
        responses: {
            /** @description The account, with its address and key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedAccountAnswer"];
                };
            };
            422: components["responses"]["Invalid"];
        };
    };
    createAccountForUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAccountBody"];
            };
        };
        responses: {
            /** @description The account, with its address and key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedAccountAnswer"];
                };
            };
            422: components["responses"]["InvalidAssumed"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "account-id": components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "account-id": components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAccountBody"];
            };
        };
        responses: {
            200: components["responses"]["Empty"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    configureAtCommunication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AtCommunicationBody"];
            };
        };
        responses: {
            /** @description Configured. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AtCommunicationAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    listItems: {
        parameters: {
            query?: {
                /** @description Page to return. */
                page?: components["parameters"]["Page"];
                /** @description Records on a page; by default 10 or the account's setting (10, 20 or 30). */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemList"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    createItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateItemBody"];
            };
        };
        responses: {
            /** @description The item. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
        };
    };
    getItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "item-id": components["parameters"]["ItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "item-id": components["parameters"]["ItemId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateItemBody"];
            };
        };
        responses: {
            200: components["responses"]["Empty"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    deleteItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "item-id": components["parameters"]["ItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EmptyAssumed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFoundAssumed"];
            /** @description Documents use the item; nothing was deleted. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    listTaxes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All taxes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxList"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    createTax: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTaxBody"];
            };
        };
        responses: {
            /** @description The tax. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
        };
    };
    getTax: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "tax-id": components["parameters"]["TaxId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tax. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateTax: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "tax-id": components["parameters"]["TaxId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTaxBody"];
            };
        };
        responses: {
            200: components["responses"]["Empty"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    deleteTax: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "tax-id": components["parameters"]["TaxId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Empty"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listClients: {
        parameters: {
            query?: {
                /** @description Page to return. */
                page?: components["parameters"]["Page"];
                /** @description Records on a page; by default 10 or the account's setting (10, 20 or 30). */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of clients. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientList"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    createClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Client"];
        responses: {
            /** @description The client. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedClientAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
        };
    };
    getClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "client-id": components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "client-id": components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Client"];
        responses: {
            200: components["responses"]["EmptyAssumed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    findClientByName: {
        parameters: {
            query: {
                client_name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Found"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFoundAssumed"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    findClientByCode: {
        parameters: {
            query: {
                client_code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Found"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFoundAssumed"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    listClientInvoices: {
        parameters: {
            query?: {
                /** @description Page to return. */
                page?: components["parameters"]["PageAssumed"];
                /** @description Records on a page; by default 10 or the account's setting (10, 20 or 30). */
                per_page?: components["parameters"]["PerPageAssumed"];
            };
            header?: never;
            path: {
                client_id: components["parameters"]["ClientIdSnake"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ClientInvoicesBody"];
            };
        };
        responses: {
            /** @description A page of the client's invoices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientInvoiceList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFoundAssumed"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    listSequences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All sequences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SequenceList"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    createSequence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSequenceBody"];
            };
        };
        responses: {
            /** @description The sequence. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SequenceAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
        };
    };
    getSequence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "sequence-id": components["parameters"]["SequenceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sequence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SequenceAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    setCurrentSequence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "sequence-id": components["parameters"]["SequenceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Empty"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    registerSequence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sequence_id: components["parameters"]["SequenceIdSnake"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sequences, with their validation codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredSequenceList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFoundAssumed"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                text?: components["parameters"]["Text"];
                /** @description Exactly this reference. */
                reference?: components["parameters"]["Reference"];
                /** @description Document types, for example Invoice, Quote, Shipping. */
                "type[]"?: components["parameters"]["Types"];
                /** @description Document statuses; `sent` stands for documents that were finalized. */
                "status[]"?: components["parameters"]["Statuses"];
                /** @description First date, included. */
                "date[from]"?: components["parameters"]["DateFrom"];
                /** @description Last date, included. */
                "date[to]"?: components["parameters"]["DateTo"];
                /** @description First due date, included. */
                "due_date[from]"?: components["parameters"]["DueDateFrom"];
                /** @description Last due date, included. */
                "due_date[to]"?: components["parameters"]["DueDateTo"];
                /** @description Least total before taxes, included. */
                "total_before_taxes[from]"?: components["parameters"]["TotalFrom"];
                /** @description Greatest total before taxes, included. */
                "total_before_taxes[to]"?: components["parameters"]["TotalTo"];
                /** @description Include documents that are not archived. */
                non_archived?: components["parameters"]["NonArchived"];
                /** @description Include archived documents. */
                archived?: components["parameters"]["Archived"];
                /** @description Page to return. */
                page?: components["parameters"]["Page"];
                /** @description Records on a page; by default 10 or the account's setting (10, 20 or 30). */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceList"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    createInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Invoice"];
        responses: {
            201: components["responses"]["InvoiceCreated"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Invoice"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["InvoiceUpdate"];
        responses: {
            200: components["responses"]["EmptyAssumed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    changeInvoiceState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["InvoiceState"];
        responses: {
            200: components["responses"]["InvoiceChanged"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    emailInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Email"];
        responses: {
            200: components["responses"]["Empty"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["EmailInvalid"];
        };
    };
    listInvoiceReceipts: {
        parameters: {
            query?: {
                /** @description Page to return. */
                page?: components["parameters"]["PageAssumed"];
                /** @description Records on a page; by default 10 or the account's setting (10, 20 or 30). */
                per_page?: components["parameters"]["PerPageAssumed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceReceiptList"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    createInvoiceReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["InvoiceReceipt"];
        responses: {
            201: components["responses"]["InvoiceReceiptCreated"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    getInvoiceReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["InvoiceReceipt"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateInvoiceReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["InvoiceReceiptUpdate"];
        responses: {
            200: components["responses"]["EmptyAssumed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    changeInvoiceReceiptState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["InvoiceReceiptState"];
        responses: {
            200: components["responses"]["InvoiceReceiptChanged"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    emailInvoiceReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Email"];
        responses: {
            200: components["responses"]["Empty"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["EmailInvalid"];
        };
    };
    listSimplifiedInvoices: {
        parameters: {
            query?: {
                /** @description Page to return. */
                page?: components["parameters"]["PageAssumed"];
                /** @description Records on a page; by default 10 or the account's setting (10, 20 or 30). */
                per_page?: components["parameters"]["PerPageAssumed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimplifiedInvoiceList"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    createSimplifiedInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SimplifiedInvoice"];
        responses: {
            201: components["responses"]["SimplifiedInvoiceCreated"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    getSimplifiedInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SimplifiedInvoice"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateSimplifiedInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SimplifiedInvoiceUpdate"];
        responses: {
            200: components["responses"]["EmptyAssumed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    changeSimplifiedInvoiceState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SimplifiedInvoiceState"];
        responses: {
            200: components["responses"]["SimplifiedInvoiceChanged"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    emailSimplifiedInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Email"];
        responses: {
            200: components["responses"]["Empty"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["EmailInvalid"];
        };
    };
    createVatMossInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["VatMossInvoice"];
        responses: {
            201: components["responses"]["VatMossInvoiceCreated"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    getVatMossInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VatMossInvoice"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateVatMossInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["VatMossInvoiceUpdate"];
        responses: {
            200: components["responses"]["EmptyAssumed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    changeVatMossInvoiceState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["VatMossInvoiceState"];
        responses: {
            200: components["responses"]["VatMossInvoiceChanged"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    emailVatMossInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Email"];
        responses: {
            200: components["responses"]["Empty"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["EmailInvalid"];
        };
    };
    listCreditNotes: {
        parameters: {
            query?: {
                /** @description Page to return. */
                page?: components["parameters"]["PageAssumed"];
                /** @description Records on a page; by default 10 or the account's setting (10, 20 or 30). */
                per_page?: components["parameters"]["PerPageAssumed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditNoteList"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    createCreditNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreditNote"];
        responses: {
            201: components["responses"]["CreditNoteCreated"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    getCreditNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CreditNote"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateCreditNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreditNoteUpdate"];
        responses: {
            200: components["responses"]["EmptyAssumed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    changeCreditNoteState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreditNoteState"];
        responses: {
            200: components["responses"]["CreditNoteChanged"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    emailCreditNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Email"];
        responses: {
            200: components["responses"]["Empty"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["EmailInvalid"];
        };
    };
    listDebitNotes: {
        parameters: {
            query?: {
                /** @description Page to return. */
                page?: components["parameters"]["PageAssumed"];
                /** @description Records on a page; by default 10 or the account's setting (10, 20 or 30). */
                per_page?: components["parameters"]["PerPageAssumed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DebitNoteList"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    createDebitNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["DebitNote"];
        responses: {
            201: components["responses"]["DebitNoteCreated"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    getDebitNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DebitNote"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateDebitNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["DebitNoteUpdate"];
        responses: {
            200: components["responses"]["EmptyAssumed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    changeDebitNoteState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["DebitNoteState"];
        responses: {
            200: components["responses"]["DebitNoteChanged"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    emailDebitNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Email"];
        responses: {
            200: components["responses"]["Empty"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["EmailInvalid"];
        };
    };
    listVatMossInvoices: {
        parameters: {
            query?: {
                /** @description Page to return. */
                page?: components["parameters"]["PageAssumed"];
                /** @description Records on a page; by default 10 or the account's setting (10, 20 or 30). */
                per_page?: components["parameters"]["PerPageAssumed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VatMossInvoiceList"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    listReceipts: {
        parameters: {
            query?: {
                /** @description Page to return. */
                page?: components["parameters"]["PageAssumed"];
                /** @description Records on a page; by default 10 or the account's setting (10, 20 or 30). */
                per_page?: components["parameters"]["PerPageAssumed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptList"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    createQuote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Quote"];
        responses: {
            201: components["responses"]["QuoteCreated"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    getQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Quote"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["QuoteUpdate"];
        responses: {
            200: components["responses"]["EmptyAssumed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    changeQuoteState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["QuoteState"];
        responses: {
            200: components["responses"]["QuoteChanged"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    emailQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Email"];
        responses: {
            200: components["responses"]["Empty"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["EmailInvalid"];
        };
    };
    createProforma: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Proforma"];
        responses: {
            201: components["responses"]["ProformaCreated"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    getProforma: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Proforma"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateProforma: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ProformaUpdate"];
        responses: {
            200: components["responses"]["EmptyAssumed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    changeProformaState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ProformaState"];
        responses: {
            200: components["responses"]["ProformaChanged"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    emailProforma: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Email"];
        responses: {
            200: components["responses"]["Empty"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["EmailInvalid"];
        };
    };
    createFeesNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["FeesNote"];
        responses: {
            201: components["responses"]["FeesNoteCreated"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    getFeesNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FeesNote"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateFeesNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["FeesNoteUpdate"];
        responses: {
            200: components["responses"]["EmptyAssumed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    changeFeesNoteState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["FeesNoteState"];
        responses: {
            200: components["responses"]["FeesNoteChanged"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    emailFeesNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Email"];
        responses: {
            200: components["responses"]["Empty"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["EmailInvalid"];
        };
    };
    listEstimates: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                text?: components["parameters"]["Text"];
                /** @description Document types, for example Invoice, Quote, Shipping. */
                "type[]"?: components["parameters"]["Types"];
                /** @description Document statuses; `sent` stands for documents that were finalized. */
                "status[]"?: components["parameters"]["Statuses"];
                /** @description First date, included. */
                "date[from]"?: components["parameters"]["DateFrom"];
                /** @description Last date, included. */
                "date[to]"?: components["parameters"]["DateTo"];
                /** @description First due date, included. */
                "due_date[from]"?: components["parameters"]["DueDateFrom"];
                /** @description Last due date, included. */
                "due_date[to]"?: components["parameters"]["DueDateTo"];
                /** @description Least total before taxes, included. */
                "total_before_taxes[from]"?: components["parameters"]["TotalFrom"];
                /** @description Greatest total before taxes, included. */
                "total_before_taxes[to]"?: components["parameters"]["TotalTo"];
                /** @description Include documents that are not archived. */
                non_archived?: components["parameters"]["NonArchived"];
                /** @description Include archived documents. */
                archived?: components["parameters"]["Archived"];
                /** @description Page to return. */
                page?: components["parameters"]["Page"];
                /** @description Records on a page; by default 10 or the account's setting (10, 20 or 30). */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EstimateList"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    createShipping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Shipping"];
        responses: {
            200: components["responses"]["Shipping"];
            201: components["responses"]["ShippingCreated"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
        };
    };
    getShipping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Shipping"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateShipping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ShippingUpdate"];
        responses: {
            200: components["responses"]["EmptyAssumed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    changeShippingState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ShippingState"];
        responses: {
            200: components["responses"]["ShippingChanged"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    emailShipping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Email"];
        responses: {
            200: components["responses"]["Empty"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["EmailInvalid"];
        };
    };
    createTransport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Transport"];
        responses: {
            200: components["responses"]["Transport"];
            201: components["responses"]["TransportCreated"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
        };
    };
    getTransport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Transport"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateTransport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["TransportUpdate"];
        responses: {
            200: components["responses"]["EmptyAssumed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    changeTransportState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["TransportState"];
        responses: {
            200: components["responses"]["TransportChanged"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    emailTransport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Email"];
        responses: {
            200: components["responses"]["Empty"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["EmailInvalid"];
        };
    };
    createDevolution: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Devolution"];
        responses: {
            200: components["responses"]["Devolution"];
            201: components["responses"]["DevolutionCreated"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
        };
    };
    getDevolution: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Devolution"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateDevolution: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["DevolutionUpdate"];
        responses: {
            200: components["responses"]["EmptyAssumed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    changeDevolutionState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["DevolutionState"];
        responses: {
            200: components["responses"]["DevolutionChanged"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    emailDevolution: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Email"];
        responses: {
            200: components["responses"]["Empty"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["EmailInvalid"];
        };
    };
    listGuides: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                text?: components["parameters"]["Text"];
                /** @description Document types, for example Invoice, Quote, Shipping. */
                "type[]"?: components["parameters"]["Types"];
                /** @description Document statuses; `sent` stands for documents that were finalized. */
                "status[]"?: components["parameters"]["Statuses"];
                /** @description First loading date, included. */
                "loaded_at[from]"?: components["parameters"]["LoadedAtFrom"];
                /** @description Last loading date, included. */
                "loaded_at[to]"?: components["parameters"]["LoadedAtTo"];
                /** @description Include documents that are not archived. */
                non_archived?: components["parameters"]["NonArchived"];
                /** @description Include archived documents. */
                archived?: components["parameters"]["Archived"];
                /** @description Page to return. */
                page?: components["parameters"]["Page"];
                /** @description Records on a page; by default 10 or the account's setting (10, 20 or 30). */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuideList"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    listPurchaseOrders: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                text?: components["parameters"]["Text"];
                /** @description Document type, PurchaseOrder. */
                type?: components["parameters"]["Type"];
                /** @description Document statuses; `sent` stands for documents that were finalized. */
                "status[]"?: components["parameters"]["Statuses"];
                /** @description First date, included. */
                "date[from]"?: components["parameters"]["DateFrom"];
                /** @description Last date, included. */
                "date[to]"?: components["parameters"]["DateTo"];
                /** @description First due date, included. */
                "due_date[from]"?: components["parameters"]["DueDateFrom"];
                /** @description Last due date, included. */
                "due_date[to]"?: components["parameters"]["DueDateTo"];
                /** @description Least total before taxes, included. */
                "total_before_taxes[from]"?: components["parameters"]["TotalFrom"];
                /** @description Greatest total before taxes, included. */
                "total_before_taxes[to]"?: components["parameters"]["TotalTo"];
                /** @description Include documents that are not archived. */
                non_archived?: components["parameters"]["NonArchived"];
                /** @description Include archived documents. */
                archived?: components["parameters"]["Archived"];
                /** @description Page to return. */
                page?: components["parameters"]["Page"];
                /** @description Records on a page; by default 10 or the account's setting (10, 20 or 30). */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseOrderList"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    createPurchaseOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PurchaseOrder"];
        responses: {
            201: components["responses"]["PurchaseOrderCreated"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    getPurchaseOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PurchaseOrder"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updatePurchaseOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PurchaseOrderUpdate"];
        responses: {
            200: components["responses"]["EmptyAssumed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    changePurchaseOrderState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PurchaseOrderState"];
        responses: {
            200: components["responses"]["PurchaseOrderChanged"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    emailPurchaseOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Email"];
        responses: {
            200: components["responses"]["Empty"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["EmailInvalid"];
        };
    };
    getDocumentPdf: {
        parameters: {
            query?: {
                /** @description true makes a copy of the original document. */
                second_copy?: boolean;
            };
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF is ready. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PdfOutput"];
                };
            };
            /** @description Accepted; not made yet. The body is empty. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The document is in an invalid state (we assume draft or deleted). */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getDocumentQrCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QrCode"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    listRelatedDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whole documents; a canceled receipt stays listed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatedDocuments"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFoundAssumed"];
        };
    };
    createPartialPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "document-id": components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartialPaymentBody"];
            };
        };
        responses: {
            /** @description The receipt. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFoundAssumed"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    getReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "receipt-id": components["parameters"]["ReceiptId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFoundAssumed"];
        };
    };
    changeReceiptState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "receipt-id": components["parameters"]["ReceiptId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiptStateBody"];
            };
        };
        responses: {
            /** @description The canceled receipt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFoundAssumed"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    exportSaft: {
        parameters: {
            query: {
                month: string;
                years: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file is ready; the body holds the download link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaftLink"];
                };
            };
            /** @description Generation has started. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaftMessage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Invalid parameters. The body is empty. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Generation failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaftMessage"];
                };
            };
        };
    };
    getClientBalance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client_id: components["parameters"]["ClientIdSnake"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Balance"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFoundAssumed"];
        };
    };
    updateInitialBalance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client_id: components["parameters"]["ClientIdSnake"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InitialBalanceBody"];
            };
        };
        responses: {
            /** @description Set. The body is empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFoundAssumed"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    listRegularizations: {
        parameters: {
            query?: {
                /** @description Page to return. */
                page?: components["parameters"]["PageAssumed"];
                /** @description Records on a page; by default 10 or the account's setting (10, 20 or 30). */
                per_page?: components["parameters"]["PerPageAssumed"];
            };
            header?: never;
            path: {
                client_id: components["parameters"]["ClientIdSnake"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of regularizations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegularizationList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFoundAssumed"];
        };
    };
    createRegularization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client_id: components["parameters"]["ClientIdSnake"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegularizationBody"];
            };
        };
        responses: {
            /** @description The regularization. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegularizationAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFoundAssumed"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    deleteRegularization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client_id: components["parameters"]["ClientIdSnake"];
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFoundAssumed"];
        };
    };
    createTreasuryMovement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client_id: components["parameters"]["ClientIdSnake"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TreasuryMovementBody"];
            };
        };
        responses: {
            /** @description The movement. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreasuryMovementAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFoundAssumed"];
            422: components["responses"]["InvalidAssumed"];
        };
    };
    deleteTreasuryMovement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client_id: components["parameters"]["ClientIdSnake"];
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFoundAssumed"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
