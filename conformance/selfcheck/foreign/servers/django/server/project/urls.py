from django.urls import path, re_path

from billing import kinds
from billing.views import accounts, catalogue, documents, treasury

handler404 = "billing.api.not_found"
handler500 = "billing.api.server_error"

urlpatterns = [
    path("api/accounts/create.json", accounts.CreateAccount.as_view()),
    path(
        "api/accounts/create_already_user.json", accounts.CreateAccountOfExistingUser.as_view()
    ),
    path("api/accounts/<int:pk>/get.json", accounts.GetAccount.as_view()),
    path("api/accounts/<int:pk>/update.json", accounts.UpdateAccount.as_view()),
    path("api/v3/accounts/at_communication.json", accounts.AtCommunication.as_view()),
    path("items.json", catalogue.Items.as_view()),
    path("items/<int:pk>.json", catalogue.ItemDetail.as_view()),
    path("taxes.json", catalogue.Taxes.as_view()),
    path("taxes/<int:pk>.json", catalogue.TaxDetail.as_view()),
    path("clients.json", catalogue.Clients.as_view()),
    path("clients/<int:pk>.json", catalogue.ClientDetail.as_view()),
    path("clients/find-by-name.json", catalogue.FindClient.as_view(field="name")),
    path("clients/find-by-code.json", catalogue.FindClient.as_view(field="code")),
    path("clients/<int:pk>/invoices.json", catalogue.ClientInvoices.as_view()),
    path("sequences.json", catalogue.Sequences.as_view()),
    path("sequences/<int:pk>.json", catalogue.SequenceDetail.as_view()),
    path("sequences/<int:pk>/set_current.json", catalogue.SetCurrentSequence.as_view()),
    path("sequences/<int:pk>/register.json", catalogue.RegisterSequence.as_view()),
    path("api/pdf/<int:pk>.json", documents.Pdf.as_view()),
    path("api/qr_codes/<int:pk>.json", documents.QrCode.as_view()),
    path("document/<int:pk>/related_documents.json", documents.RelatedDocuments.as_view()),
    path("documents/<int:pk>/partial_payments.json", documents.PartialPayments.as_view()),
    path("documents/<str:token>", documents.permalink),
    path("api/export_saft.json", documents.Saft.as_view()),
    path("estimates.json", documents.FamilyList.as_view(family=kinds.ESTIMATES)),
    path("guides.json", documents.FamilyList.as_view(family=kinds.GUIDES)),
]

for kind in kinds.KINDS:
    is_home = kind.plural in (kinds.INVOICES, kinds.PURCHASE_ORDERS)
    home = documents.FamilyHome if is_home else documents.KindList
    urlpatterns += [
        # the list of VAT MOSS invoices is described without the suffix
        re_path(rf"^{kind.plural}(?:\.json)?$", home.as_view(kind=kind)),
        path(f"{kind.plural}/<int:pk>.json", documents.DocumentDetail.as_view(kind=kind)),
        path(f"{kind.plural}/<int:pk>/change-state.json", documents.ChangeState.as_view(kind=kind)),
        path(
            f"{kind.plural}/<int:pk>/email-document.json",
            documents.EmailDocument.as_view(kind=kind),
        ),
    ]

client = "api/v3/clients/<int:client_id>/"
urlpatterns += [
    path(client + "balance.json", treasury.Balance.as_view()),
    path(client + "initial_balance.json", treasury.InitialBalance.as_view()),
    path(client + "regularization.json", treasury.Regularizations.as_view()),
    path(
        client + "regularization/<int:pk>.json", treasury.Entry.as_view(related="regularizations")
    ),
    path(client + "treasury_movements.json", treasury.TreasuryMovements.as_view()),
    path(
        client + "treasury_movements/<int:pk>.json",
        treasury.Entry.as_view(related="treasury_movements"),
    ),
]
