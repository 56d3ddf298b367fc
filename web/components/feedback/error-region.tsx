import { Component, type ReactNode } from "react";
import { TryAgain } from "./try-again.tsx";

type ErrorRegionProps = {
	/** Names this part in the error message: "The chat". */
	name: string;
	/** A retry reloads the page: browsers don't refetch code that failed to load. */
	reloads?: boolean;
	children: ReactNode;
};

/** Keeps a fault in one part of a page from taking the rest with it, and offers another try. */
export class ErrorRegion extends Component<ErrorRegionProps, { hasFailed: boolean }> {
	override state = { hasFailed: false };

	static getDerivedStateFromError() {
		return { hasFailed: true };
	}

	retry = () => {
		if (this.props.reloads) {
			window.location.reload();
		} else {
			this.setState({ hasFailed: false });
		}
	};

	override render() {
		if (!this.state.hasFailed) {
			return this.props.children;
		}
		return (
			<TryAgain
				text={`${this.props.name} didn't load. We've saved what you wrote.`}
				isAlone
				onTry={this.retry}
			/>
		);
	}
}
