"""Items, taxes, sequences and clients."""
from rest_framework.exceptions import ValidationError
from rest_framework.response import Response

from .. import documents
from ..api import View
from ..serializers import (
    ClientSerializer,
    DocumentSerializer,
    ItemSerializer,
    SequenceSerializer,
    TaxSerializer,
)


class ResourceView(View):
    key = plural = serializer_class = None

    @property
    def rows(self):
        return getattr(self.account, self.plural).all()

    def serializer(self, *args, **kwargs):
        return self.serializer_class(*args, context={"account": self.account}, **kwargs)


class ListView(ResourceView):
    paged = True

    def get(self, request):
        if self.paged:
            return self.page(
                self.rows, self.plural, self.serializer_class, context={"account": self.account}
            )
        return Response({self.plural: self.serializer(self.rows, many=True).data})

    def post(self, request):
        serializer = self.serializer(data=self.body(self.key))
        serializer.is_valid(raise_exception=True)
        serializer.save()
        return Response({self.key: serializer.data}, status=201)


class DetailView(ResourceView):
    partial = False

    def get(self, request, pk):
        return Response({self.key: self.serializer(self.find(self.rows, pk=pk)).data})

    def put(self, request, pk):
        instance = self.find(self.rows, pk=pk)
        serializer = self.serializer(instance, data=self.body(self.key), partial=self.partial)
        serializer.is_valid(raise_exception=True)
        serializer.save()
        return Response()


class ItemMixin:
    key, plural, serializer_class = "item", "items", ItemSerializer

    @property
    def rows(self):
        return self.account.items.select_related("tax")


class Items(ItemMixin, ListView):
    pass


class ItemDetail(ItemMixin, DetailView):
    pass


class TaxMixin:
    key, plural, serializer_class = "tax", "taxes", TaxSerializer


class Taxes(TaxMixin, ListView):
    paged = False


class TaxDetail(TaxMixin, DetailView):
    partial = True

    def delete(self, request, pk):
        self.find(self.rows, pk=pk).delete()
        return Response()


class SequenceMixin:
    key, plural, serializer_class = "sequence", "sequences", SequenceSerializer

    @property
    def rows(self):
        return self.account.sequences.prefetch_related("counters")


class Sequences(SequenceMixin, ListView):
    paged = False


class SequenceDetail(SequenceMixin, DetailView):
    http_method_names = ["get", "head", "options"]


class SetCurrentSequence(SequenceMixin, ResourceView):
    def put(self, request, pk):
        sequence = self.find(self.rows, pk=pk)
        sequence.default_sequence = True
        sequence.save()
        return Response()


class RegisterSequence(SequenceMixin, ResourceView):
    def put(self, request, pk):
        sequence = self.find(self.rows, pk=pk)
        if not self.account.is_portuguese:
            raise ValidationError("Only sequences of Portuguese accounts are registered.")
        if not self.account.at_configured:
            raise ValidationError("Configure the tax authority's credentials first.")
        sequence.register()
        return Response()


class ClientMixin:
    key, plural, serializer_class = "client", "clients", ClientSerializer


class Clients(ClientMixin, ListView):
    pass


class ClientDetail(ClientMixin, DetailView):
    pass


class FindClient(ClientMixin, ResourceView):
    field = None

    def get(self, request):
        params = request.query_params
        value = params.get(self.field) or params.get(f"client_{self.field}")
        if not value:
            raise ValidationError({self.field: "This parameter is required."})
        client = self.find(self.rows, **{self.field: value})
        return Response({self.key: self.serializer(client).data})


class ClientInvoices(ClientMixin, ResourceView):
    """The filter is in the body: {"filter": {"status": [...], "type": [...], "archived": bool}}."""

    def post(self, request, pk):
        client = self.find(self.rows, pk=pk)
        wanted = self.body("filter", flat=True) if request.data else {}
        rows = client.documents.filter(kind__in=INVOICE_KINDS).select_related("client", "sequence")
        rows = rows.prefetch_related("lines")
        types, statuses = self.strings(wanted, "type"), self.strings(wanted, "status")
        rows = documents.by_type(rows, types) if types else rows
        rows = (
            documents.by_status(rows, statuses) if statuses else rows.exclude(status="deleted")
        )
        flags = [documents.is_true(str(wanted.get(key))) for key in ("archived", "non_archived")]
        return self.page(documents.by_archived(rows, *flags), "invoices", DocumentSerializer)

    @staticmethod
    def strings(wanted, key):
        value = wanted.get(key) or []
        value = value if isinstance(value, list) else [value]
        if not all(isinstance(entry, str) for entry in value):
            raise ValidationError({key: "This must be a string or a list of strings."})
        return value


INVOICE_KINDS = [kind.key for kind in documents.kinds.KINDS if kind.family == "invoices"]
