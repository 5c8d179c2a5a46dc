import functools

from django.http import Http404, HttpResponse
from rest_framework.exceptions import ValidationError
from rest_framework.response import Response

from .. import documents, exports, kinds
from ..api import View
from ..models import Document
from ..serializers import (
    DocumentInputSerializer,
    DocumentSerializer,
    MessageSerializer,
    PaymentSerializer,
    StateSerializer,
)


class DocumentView(View):
    kind = None  # given in urls.py where the path names it

    @property
    def rows(self):
        rows = self.account.documents.select_related("client", "sequence", "owner")
        return rows.prefetch_related("lines")

    def document(self, pk):
        lookup = {"kind": self.kind.key} if self.kind else {}
        return self.find(self.rows, pk=pk, **lookup)

    def wrapped(self, document, status=200):
        # reload: the answer shows what is stored
        document = self.rows.get(pk=document.pk)
        return Response({document.kind: DocumentSerializer(document).data}, status=status)

    def valid(self, serializer_class, data, **options):
        serializer = serializer_class(data=data, **options)
        serializer.is_valid(raise_exception=True)
        return serializer.validated_data


class FamilyList(DocumentView):
    """All documents of a family, with filters."""

    family = None
    key = None

    def get(self, request):
        family = [kind.key for kind in kinds.KINDS if kind.family == self.family]
        rows = self.rows.filter(kind__in=family)
        rows = documents.filtered(rows, request.query_params, guides=self.family == kinds.GUIDES)
        return self.page(rows, self.key or self.family, DocumentSerializer)


class KindList(DocumentView):
    """All documents of a kind, without filters; creation."""

    def get(self, request):
        rows = self.rows.filter(kind=self.kind.key).exclude(status="deleted")
        return self.page(rows, self.kind.plural, DocumentSerializer)

    def post(self, request):
        if not self.kind.creatable:
            return self.http_method_not_allowed(request)
        documents.check_creatable(self.account, self.kind)
        data = self.valid(
            DocumentInputSerializer,
            self.body(self.kind.key),
            context={"account": self.account},
        )
        document = documents.write(self.account, self.kind, data)
        return self.wrapped(document, 200 if self.kind.family == kinds.GUIDES else 201)


class FamilyHome(KindList):
    """/invoices.json and /purchase_orders.json list their family and create one kind of it."""

    def get(self, request):
        return FamilyList.get(self, request)

    @property
    def family(self):
        return self.kind.family

    key = None


class DocumentDetail(DocumentView):
    def get(self, request, pk):
        return self.wrapped(self.document(pk))

    def put(self, request, pk):
        document = self.document(pk)
        if document.status != "draft":
            raise ValidationError("Only a draft can be changed.")
        data = self.valid(
            DocumentInputSerializer,
            self.body(self.kind.key),
            context={"account": self.account},
            creating=False,
        )
        documents.write(self.account, self.kind, data, document)
        return Response()


class ChangeState(DocumentView):
    def put(self, request, pk):
        document = self.document(pk)
        data = self.valid(StateSerializer, self.body(self.kind.key))
        documents.change_state(document, data["state"], data.get("message", ""))
        return self.wrapped(document)


class EmailDocument(DocumentView):
    def put(self, request, pk):
        document = self.document(pk)
        message = self.valid(MessageSerializer, self.body("message"))
        if not document.issued:
            raise ValidationError(f"A document that is {document.status} cannot be sent.")
        documents.send(document, message, exports.document_pdf(document.pk))
        return Response()


class Pdf(DocumentView):
    def get(self, request, pk):
        document = self.document(pk)
        if not document.issued:
            return Response(status=406)
        second = documents.is_true(request.query_params.get("second_copy"))
        key = f"pdf-{document.pk}-{document.status}-{'copy' if second else 'original'}"
        render = functools.partial(exports.document_pdf, document.pk, second)
        row = exports.export(self.account, key, "pdf", render)
        if row.status == "done":
            return Response({"output": {"pdfUrl": exports.link(row.file)}})
        return Response(status=202 if row.status == "pending" else 500)


class QrCode(DocumentView):
    def get(self, request, pk):
        document = self.document(pk)
        if not document.issued:
            return Response(status=406)
        name = exports.save_file(exports.document_qr_code(document), "png")
        return Response({"qr_code": {"url": exports.link(name)}})


class RelatedDocuments(DocumentView):
    def get(self, request, pk):
        document = self.document(pk)
        related = list(self.rows.filter(owner=document))
        if document.owner_id:
            related.insert(0, self.rows.get(pk=document.owner_id))
        return Response({"documents": DocumentSerializer(related, many=True).data})


class PartialPayments(DocumentView):
    def post(self, request, pk):
        document = self.document(pk)
        body = self.body("partial_payment", "payment", "receipt") if request.data else {}
        receipt = documents.pay(document, self.valid(PaymentSerializer, body))
        return self.wrapped(receipt, 201)


class Saft(View):
    def get(self, request):
        month, year = (request.query_params.get(name, "") for name in ("month", "years"))
        digits = (month + year).isascii() and (month + year).isdigit()
        if not digits or len(year) != 4 or len(month) not in (1, 2) or int(year) < 1:
            return Response(status=422)
        if not 1 <= int(month) <= 12:
            return Response(status=422)
        year, month = int(year), int(month)
        render = functools.partial(exports.saft_xml, self.account, year, month)
        key = f"saft-{year:04d}-{month:02d}"
        row = exports.export(self.account, key, "xml", render, reuse_for=exports.FRESH)
        if row.status == "done":
            return Response({"url": exports.link(row.file)})
        return Response(status=202 if row.status == "pending" else 500)


def permalink(request, token):
    """The public view of an issued document."""
    document = Document.objects.filter(token=token).first()
    if document is None or not document.issued:
        raise Http404
    return HttpResponse(exports.document_pdf(document.pk), content_type="application/pdf")
